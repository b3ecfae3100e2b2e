package bot

import (
	"bytes"
	"context"
	"io"
	"os/exec"
	"strings"
	"sync"
	"time"
)

const (
	// maxLine bounds a line that a bot writes; what goes beyond is dropped.
	maxLine = 1024

	// maxQueue bounds the lines that wait for a bot to read them: a whole deal
	// is a few hundred.
	maxQueue = 4096

	// graceTime is how long a bot may take to end after `bye`, and its output
	// to end after it.
	graceTime = time.Second
)

// process is a running program with which lines are exchanged. Writing to it
// never blocks, and it cannot make us hold more than a few lines of its own.
type process struct {
	in    chan string   // lines for the program
	out   chan string   // lines of the program
	ended chan struct{} // closed when the program has ended
	err   error         // how; valid when ended is closed

	kill    context.CancelFunc
	closing sync.Once
	closed  bool
}

func startProcess(ctx context.Context, words []string, log io.Writer) (*process, error) {
	ctx, cancel := context.WithCancel(ctx)
	p := &process{in: make(chan string, maxQueue), out: make(chan string, 16), ended: make(chan struct{}), kill: cancel}
	cmd := exec.CommandContext(ctx, words[0], words[1:]...)
	cmd.WaitDelay = graceTime
	cmd.Stdout = &splitter{line: p.deliver(ctx)}
	cmd.Stderr = log
	stdin, err := cmd.StdinPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		cancel()
		return nil, err
	}
	go p.write(stdin)
	go func() {
		if p.err = cmd.Wait(); p.err == nil {
			p.err = errExited
		}
		cancel()
		close(p.ended)
	}()
	return p, nil
}

// deliver returns a function that hands a line over, waiting until there is
// room for it: the program has to wait too.
func (p *process) deliver(ctx context.Context) func(string) {
	return func(line string) {
		select {
		case p.out <- line:
		case <-ctx.Done():
		}
	}
}

// write writes the queued lines until the queue is closed or the program has
// ended, then closes the program's input.
func (p *process) write(stdin io.WriteCloser) {
	defer stdin.Close()
	for {
		select {
		case line, open := <-p.in:
			if !open {
				return
			}
			if _, err := io.WriteString(stdin, line+"\n"); err != nil {
				return // how it ended is for Wait to say
			}
		case <-p.ended:
			return
		}
	}
}

// send queues a line. It returns how the program ended, if it has.
func (p *process) send(line string) error {
	if p.closed {
		return errExited
	}
	select {
	case <-p.ended:
		return p.err
	default:
	}
	select {
	case p.in <- line:
		return nil
	default:
		return errDeaf
	}
}

// close closes the program's input and waits for its end, which it forces
// after the grace time.
func (p *process) close() {
	p.closing.Do(func() {
		p.closed = true
		close(p.in)
		timer := time.NewTimer(graceTime)
		defer timer.Stop()
		for {
			select {
			case <-p.out: // whatever it still says
				continue
			case <-timer.C:
				p.kill()
			case <-p.ended:
			}
			break
		}
		<-p.ended
	})
}

// splitter is an io.Writer that cuts what is written into lines, without their
// ends and trailing spaces. Empty lines are left out, long ones cut off.
type splitter struct {
	line    func(string)
	pending []byte
}

func (s *splitter) Write(data []byte) (int, error) {
	n := len(data)
	for {
		i := bytes.IndexByte(data, '\n')
		if i < 0 {
			s.add(data)
			return n, nil
		}
		s.add(data[:i])
		if text := strings.TrimRight(string(s.pending), " \r"); text != "" {
			s.line(text)
		}
		s.pending = s.pending[:0]
		data = data[i+1:]
	}
}

func (s *splitter) add(data []byte) {
	room := maxLine - len(s.pending)
	s.pending = append(s.pending, data[:min(room, len(data))]...)
}
