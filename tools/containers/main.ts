/**
 * The shop on containers.   npm run test:containers [-- [suites [PATHS] | compose [STORIES] | small [STORIES] | keys [SECRETS]] [--if-possible]]
 *   suites    the service and conformance suites on MongoDB, Redis and S3 containers
 *   compose   docker-compose.yml brought up, shopped in by the stories, torn down
 *   small     the same in the few containers of deploy/compose.small.yml
 *   keys      the first, while its secrets are changed
 * Fails where no engine or image can be had; with --if-possible it only says so.
 */
import { parseArgs } from 'node:util';
import { IMAGES } from '../../test/containers/images.ts';
import { runCompose, runKeys, runSmall } from './compose.ts';
import { whyNoContainers } from './engine.ts';
import { runSuites } from './suites.ts';

const PARTS = { suites: runSuites, compose: runCompose, small: runSmall, keys: runKeys };
type PartName = keyof typeof PARTS;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { 'if-possible': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [only, ...rest] = positionals;
  if (only !== undefined && !Object.hasOwn(PARTS, only)) {
    console.error(`✖ there is no part '${only}', only ${Object.keys(PARTS).join(', ')}`);
    return 2;
  }
  const reason = whyNoContainers(Object.values(IMAGES));
  if (reason) {
    console.error(`${values['if-possible'] ? '• skipped' : '✖'} test:containers: ${reason}`);
    return values['if-possible'] ? 0 : 1;
  }
  const names = (only ? [only] : Object.keys(PARTS)) as PartName[];
  const failed: string[] = [];
  let cutOff = false;
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => (cutOff = true));
  for (const name of names) if (!cutOff && !(await PARTS[name](rest))) failed.push(name);
  if (failed.length > 0) console.error(`✖ failed on containers: ${failed.join(', ')}`);
  return failed.length > 0 ? 1 : 0;
}

process.exitCode = await main();
