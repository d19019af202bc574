// Loaded before a service (node --import): when the launcher ends, even by kill -9, its end of the pipe closes and
// the service stops as on SIGTERM, so that no process is left behind.
let isAlone = false;
const stop = () => {
  isAlone = true;
  process.kill(process.pid, 'SIGTERM');
};
process.stdin.resume();
process.stdin.once('end', stop);
process.stdin.once('error', stop);
process.stdin.unref();
// After that nobody reads the log, which would retry its last write forever.
process.once('exit', () => isAlone && process.kill(process.pid, 'SIGKILL'));
