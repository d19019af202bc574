import { runStep } from './run-step.mjs';

/**
 * Runs steps in their order, in parallel as long as they need no more cores than there are.
 * @returns the names of the failed ones
 */
export async function runSteps(steps, { cores }) {
  const waiting = [...steps];
  const running = new Map();
  const failed = [];
  const share = (step) => Math.min(step.cores, cores);
  const busy = () => [...running.keys()].reduce((sum, step) => sum + share(step), 0);
  const runs = (name) => [...running.keys()].some((step) => step.name === name);
  const fits = (step) => busy() + share(step) <= cores && !runs(step.after);
  while (waiting.length > 0 || running.size > 0) {
    while (waiting.length > 0 && fits(waiting[0])) {
      const step = waiting.shift();
      const ended = runStep(step).then((ok) => {
        if (!ok) failed.push(step.name);
        running.delete(step);
      });
      running.set(step, ended);
    }
    await Promise.race(running.values());
  }
  return failed;
}
