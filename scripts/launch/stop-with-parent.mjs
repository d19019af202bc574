// Loaded before a service (node --import): when the launcher is gone, even by kill -9, its end of the pipe closes and
// the service stops as it does on SIGTERM, so that no process is left behind.
process.stdin.resume();
process.stdin.once('end', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.once('error', () => process.kill(process.pid, 'SIGTERM'));
process.stdin.unref();
