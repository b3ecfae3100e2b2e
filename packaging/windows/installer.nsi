; The installer for Windows, for one user, without administrator's rights.
; Run from the top: makensis -NOCD -DVERSION=1.2.3 packaging/windows/installer.nsi
Unicode true
!include MUI2.nsh

!define APP Kutscherskat
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${APP}"
!define CLASS "Kutscherskat.Record"

Name "${APP} ${VERSION}"
OutFile "dist/kutscherskat-${VERSION}-windows-amd64-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${APP}"
InstallDirRegKey HKCU "Software\${APP}" "Folder"
RequestExecutionLevel user
SetCompressor /SOLID lzma

!define MUI_ICON "dist/kutscherskat.ico"
!define MUI_UNICON "dist/kutscherskat.ico"
!define MUI_FINISHPAGE_RUN "$INSTDIR\kutscherskat.exe"
!insertmacro MUI_PAGE_LICENSE "LICENSE"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "Swedish"

LangString RecordType ${LANG_ENGLISH} "Skat game record"
LangString RecordType ${LANG_GERMAN} "Skat-Aufzeichnung"
LangString RecordType ${LANG_SWEDISH} "Skatprotokoll"

Section
  SetOutPath "$INSTDIR"
  File "dist/windows/kutscherskat.exe"
  File "dist/windows/kutscherskat-console.exe"
  File "LICENSE"
  CreateShortcut "$SMPROGRAMS\${APP}.lnk" "$INSTDIR\kutscherskat.exe"

  WriteRegStr HKCU "Software\Classes\.kskat" "" "${CLASS}"
  WriteRegStr HKCU "Software\Classes\${CLASS}" "" "$(RecordType)"
  WriteRegStr HKCU "Software\Classes\${CLASS}\shell\open\command" "" '"$INSTDIR\kutscherskat.exe" play "%1"'

  WriteRegStr HKCU "Software\${APP}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${APP}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\kutscherskat.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  WriteUninstaller "$INSTDIR\uninstall.exe"
SectionEnd

; Settings, saved game and history stay: they are the user's.
Section "Uninstall"
  Delete "$INSTDIR\kutscherskat.exe"
  Delete "$INSTDIR\kutscherskat-console.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${APP}.lnk"
  DeleteRegKey HKCU "Software\Classes\.kskat"
  DeleteRegKey HKCU "Software\Classes\${CLASS}"
  DeleteRegKey HKCU "Software\${APP}"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
