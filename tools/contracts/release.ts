/**
 * Stores the contracts of the next release: npm run contracts:release
 * The version is the root package's; commit packages/contracts/contracts.lock.json with it, then tag that commit.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@shop/contracts/endpoints';
import { LOCK } from './last-release.ts';
import { takeSnapshot } from './snapshot.ts';

const root = join(import.meta.dirname, '..', '..');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
writeFileSync(join(root, LOCK), `${JSON.stringify(takeSnapshot(`v${version}`, endpoints), null, 1)}\n`);
console.log(`✔ ${LOCK} holds the contracts of v${version}: commit it, then tag the commit v${version}.`);
