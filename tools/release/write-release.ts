import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plan } from './plan.ts';

const TITLE = '# Changes\n';
const list = (lines: string[]) => lines.map((line) => `- ${line}`).join('\n');

/** Inserts the newest section first. */
function putFirst(file: string, section: string): void {
  const before = existsSync(file) ? readFileSync(file, 'utf8').replace(TITLE, '') : '';
  writeFileSync(file, `${TITLE}\n${section.trimEnd()}\n${before}`);
}

function replaceIn(file: string, pattern: RegExp, by: string): void {
  const text = readFileSync(file, 'utf8');
  if (!pattern.test(text)) throw new Error(`${file} has no version to replace.`);
  writeFileSync(file, text.replace(pattern, by));
}

type Lock = { version: string; packages: Record<string, { version: string }> };

/** Writes versions and changelogs of a release. @returns the files, from the root @throws Error when a version has no place */
export function writeRelease(root: string, { version, changed, upgrade }: Plan, today: string): string[] {
  const lockFile = join(root, 'package-lock.json');
  const lock = JSON.parse(readFileSync(lockFile, 'utf8')) as Lock;
  const written = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'deploy/chart/Chart.yaml'];
  const setVersion = (folder: string, to: string) => {
    replaceIn(join(root, folder, 'package.json'), /"version": "[^"]+"/, `"version": "${to}"`);
    lock.packages[folder]!.version = to;
  };
  for (const { piece, version: own, changes } of changed) {
    for (const folder of piece.folders) setVersion(folder, own);
    const changelog = `${piece.folders[0]}/CHANGELOG.md`;
    putFirst(join(root, changelog), `## ${own} (${today}, shop ${version})\n\n${list(changes)}\n`);
    written.push(changelog, ...piece.folders.map((folder) => `${folder}/package.json`));
  }
  setVersion('', version);
  lock.version = version;
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  replaceIn(
    join(root, 'deploy/chart/Chart.yaml'),
    /^version: .*(\n#.*)*\nappVersion: .*$/m,
    `version: ${version}$1\nappVersion: ${version}`,
  );
  const pieces = changed.map(({ piece, version: own }) => `${piece.name} ${own}`).join(', ');
  const notes = upgrade.length > 0 ? `### Upgrade notes\n\n${list(upgrade)}\n` : 'Nothing to do by hand.\n';
  putFirst(
    join(root, 'CHANGELOG.md'),
    `## ${version} (${today})\n\nPieces: ${pieces || 'none'}.\n\n${notes}`,
  );
  return written;
}
