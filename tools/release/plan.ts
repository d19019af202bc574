import { LEVELS, type Commit, type Level } from './commits.ts';
import type { Piece } from './pieces.ts';

export type Change = { piece: Piece; version: string; changes: string[] };
export type Plan = { version: string; changed: Change[]; upgrade: string[] };

const highest = (levels: Level[]): Level => LEVELS[Math.max(0, ...levels.map((one) => LEVELS.indexOf(one)))]!;
const isShipped = (file: string) => !/\.test\.tsx?$|\/testing\/|\.md$/.test(file);

/** '1.4.2' with a minor change → '1.5.0'. */
export function nextVersion(version: string, level: Level): string {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (level === 'major') return `${major + 1}.0.0`;
  if (level === 'minor') return `${major}.${minor + 1}.0`;
  return level === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}

/** A commit's level for a piece: its own, or a patch if it only changes a package that the piece is built from. */
function levelFor({ level, files }: Commit, { folders, uses }: Piece): Level {
  const touches = (within: string[]) =>
    files.some((file) => isShipped(file) && within.some((folder) => file.startsWith(`${folder}/`)));
  if (level === 'none') return 'none';
  return touches(folders) ? level : touches(uses) ? 'patch' : 'none';
}

/** The content of a release: the shop's version rises by the largest change, each piece's by its own changes. */
export function planRelease(version: string, pieces: Piece[], commits: Commit[]): Plan {
  const shipped = commits.filter((commit) => pieces.some((piece) => levelFor(commit, piece) !== 'none'));
  const changed = pieces.flatMap((piece) => {
    const own = shipped.filter((commit) => levelFor(commit, piece) !== 'none');
    const level = highest(own.map((commit) => levelFor(commit, piece)));
    const next = nextVersion(piece.version, level);
    return own.length > 0 ? [{ piece, version: next, changes: own.map(({ subject }) => subject) }] : [];
  });
  return {
    version: nextVersion(version, highest(shipped.map(({ level }) => level))),
    changed,
    upgrade: commits.flatMap(({ upgrade }) => upgrade),
  };
}

/** The first release: everything as it is, under the version that it has. */
export const planFirst = (version: string, pieces: Piece[]): Plan => ({
  version,
  changed: pieces.map((piece) => ({ piece, version: piece.version, changes: ['First release.'] })),
  upgrade: [],
});
