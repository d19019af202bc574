// Loaded before a script that npm runs in a shell. A signal to npm ends only the shell, which does not pass it on; this
// process just gets another parent.
const PARENT = Number(process.env.STARTED_BY ?? process.ppid);
// A forked process loads this as well, and ends with this process.
delete process.env.STARTED_BY;
const LOOK_EVERY_MS = 2_000;

if (process.env.npm_lifecycle_event) {
  const looking = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(looking);
    process.kill(process.pid, 'SIGTERM');
  }, LOOK_EVERY_MS);
  looking.unref();
}
