import { join } from 'node:path';
import { runLimited } from '../setup/run-limited.mjs';
import { isFresh, markFresh, FRONT_ENDS, ROOT, type FrontEnd } from './front-ends.ts';

const CLI = join(ROOT, 'node_modules', 'webpack-cli', 'bin', 'cli.js');

/** Builds the front ends whose inputs changed, two at a time. Answers whether all succeeded. */
export async function buildAll(): Promise<boolean> {
  const waiting = FRONT_ENDS.filter((frontEnd) => frontEnd.configs.length > 0 && !isFresh(frontEnd));
  if (waiting.length > 0) console.log(`• Building ${waiting.map(({ name }) => name).join(', ')}…`);
  const worker = async () => {
    let ok = true;
    for (let frontEnd = waiting.shift(); frontEnd; frontEnd = waiting.shift())
      ok = (await buildFrontEnd(frontEnd)) && ok;
    return ok;
  };
  return (await Promise.all([worker(), worker()])).every(Boolean);
}

async function buildFrontEnd(frontEnd: FrontEnd): Promise<boolean> {
  const start = performance.now();
  for (const config of frontEnd.configs) if (!(await webpack(frontEnd.name, config))) return false;
  markFresh(frontEnd);
  console.log(`• Built ${frontEnd.name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return true;
}

/** webpack in its own process, which frees its memory afterwards. No retry: an error in the code would remain. */
const webpack = (folder: string, config: string): Promise<boolean> =>
  runLimited(`Building ${folder}`, [process.execPath, CLI, '--config', config], {
    cwd: join(ROOT, folder),
    env: { ...process.env, NODE_ENV: 'production' },
    retryFailed: false,
  });
