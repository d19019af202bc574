/**
 * Cuts a release: npm run release [-- --dry-run]
 * Versions and changelogs by the conventional commits since the last tag, the contracts of the release, a commit and
 * its tag vX.Y.Z. Nothing is pushed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@shop/contracts/endpoints';
import { ROOT } from '../../scripts/launch/options.ts';
import { LOCK } from '../contracts/last-release.ts';
import { takeSnapshot } from '../contracts/snapshot.ts';
import { commitsSince } from './commits.ts';
import { readPieces } from './pieces.ts';
import { planFirst, planRelease, type Plan } from './plan.ts';
import { writeRelease } from './write-release.ts';

const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' }).status;
const isDryRun = process.argv.includes('--dry-run');

/** @returns undefined when nothing shipped has changed since the last tag */
function makePlan(): Plan | undefined {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  const tags = git('tag', '--list', 'v*.*.*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
  const pieces = readPieces(ROOT);
  if (!tags[0]) return planFirst(version, pieces);
  const plan = planRelease(version, pieces, commitsSince(ROOT, tags[0]));
  return plan.version === version ? undefined : plan;
}

function cut(plan: Plan): void {
  const tag = `v${plan.version}`;
  const files = [...writeRelease(ROOT, plan, new Date().toISOString().slice(0, 10)), LOCK];
  writeFileSync(join(ROOT, LOCK), `${JSON.stringify(takeSnapshot(tag, endpoints), null, 1)}\n`);
  if (node('node_modules/oxfmt/bin/oxfmt', ...files) !== 0)
    throw new Error('The changelogs are not formatted.');
  git('add', ...files);
  git('commit', '--quiet', '--message', `chore(release): ${tag}`);
  git('tag', '--annotate', tag, '--message', `Release ${tag}`);
  console.log(`✔ ${tag} is committed and tagged. Look at it, then: git push --follow-tags
Images: VERSION=${plan.version} REVISION=$(git rev-parse HEAD) docker compose build`);
}

function release(): string | undefined {
  if (git('status', '--porcelain')) return 'Commit or stash first: a release is made of what is committed.';
  if (node('tools/contracts/check.ts') !== 0) return 'The contracts break what is deployed: no release.';
  const plan = makePlan();
  if (!plan) return void console.log('Nothing that is shipped has changed since the last release.');
  console.log(`Shop ${plan.version}`);
  for (const { piece, version, changes } of plan.changed)
    console.log(`  ${piece.name} ${piece.version} → ${version}: ${changes.length} changes`);
  for (const note of plan.upgrade) console.log(`  Upgrade: ${note}`);
  if (!isDryRun) cut(plan);
  return undefined;
}

const refusal = release();
if (refusal) {
  console.error(refusal);
  process.exitCode = 1;
}
