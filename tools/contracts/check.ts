/**
 * Refuses contract changes that would break deployables that are not replaced yet.
 * npm run contracts:check
 */
import { join } from 'node:path';
import { endpoints } from '@shop/contracts/endpoints';
import { breaksBetween } from './compare.ts';
import { lastRelease } from './last-release.ts';
import { takeSnapshot } from './snapshot.ts';

try {
  const { snapshot, from } = lastRelease(join(import.meta.dirname, '..', '..'));
  const breaks = breaksBetween(snapshot, takeSnapshot('next', endpoints));
  for (const { route, part, path, what } of breaks)
    console.error(`✖ ${route}: ${part}${path && ` ${path}`} ${what}`);
  if (breaks.length > 0) {
    console.error(
      `\n${breaks.length} breaking changes since ${from}. Keep the old form beside the new one until`,
    );
    console.error('every deployable is replaced, or give the new form an address of its own.');
    process.exitCode = 1;
  } else
    console.log(`✔ contracts: ${Object.keys(endpoints).length} endpoints, nothing breaks against ${from}`);
} catch (error) {
  console.error(`✖ ${(error as Error).message}`);
  process.exitCode = 1;
}
