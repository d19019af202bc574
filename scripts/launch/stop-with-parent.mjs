// Loaded before a service (node --import): when the launcher is gone, even by kill -9, its end of the pipe closes and
// the service stops as it does on SIGTERM, so that no process is left behind.
let isAlone = false;
const stop = () => {
  isAlone = true;
  process.kill(process.pid, 'SIGTERM');
};
process.stdin.resume();
process.stdin.once('end', stop);
process.stdin.once('error', stop);
process.stdin.unref();
// Nobody reads what is logged last then, and the log would try for ever to write it.
process.once('exit', () => isAlone && process.kill(process.pid, 'SIGKILL'));
