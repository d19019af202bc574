import { availableParallelism } from 'node:os';
import { ROOT } from '../setup/dependencies.mjs';
import { say } from '../setup/say.mjs';
import { changedFiles, isAsOnMain, stepsFor } from './changed.mjs';
import { runSteps } from './run-steps.mjs';
import { OVER_FILES, STEPS } from './steps.mjs';

const isQuick = process.argv.includes('verify');

/** Continuous integration runs everything. */
function isNeeded(step) {
  if (process.env.CI || !step.inputs || !isAsOnMain(ROOT, step.inputs)) return true;
  say(`${step.name}: nothing that it depends on differs from origin/main`);
  return false;
}

const steps = () =>
  isQuick && process.argv.includes('--changed')
    ? stepsFor(changedFiles(ROOT), OVER_FILES)
    : STEPS.filter((step) => !(isQuick && step.slow) && isNeeded(step));

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1));
const failed = await runSteps(steps(), { cores: availableParallelism() });
if (failed.length > 0) {
  console.error(`✖ failed: ${failed.join(', ')}`);
  process.exit(1);
}
