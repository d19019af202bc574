// Loaded before a script that npm runs: npm does so in a shell. A signal to npm ends the shell, which tells nobody; this
// process only gets another parent.
const PARENT = Number(process.env.STARTED_BY ?? process.ppid);
// What this process forks loads this as well, and ends with this process.
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
