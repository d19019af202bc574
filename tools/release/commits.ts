import { execFileSync } from 'node:child_process';

/** How much a change raises a version; `none`: tests, documents and the like. */
export const LEVELS = ['none', 'patch', 'minor', 'major'] as const;
export type Level = (typeof LEVELS)[number];
export type Commit = {
  subject: string;
  level: Level;
  /** What operators must do: lines that begin with `Upgrade:` or `BREAKING CHANGE:`. */
  upgrade: string[];
  files: string[];
};

const LEVEL_OF: Record<string, Level> = { feat: 'minor', fix: 'patch', perf: 'patch', refactor: 'patch' };
const SUBJECT = /^(?<type>\w+)(?:\([\w,\- ]+\))?(?<bang>!)?: /;
const NOTE = /^(?:Upgrade|BREAKING[ -]CHANGE): (.+)$/gm;
const BREAKING = /^BREAKING[ -]CHANGE: /m;

/** Separators of commits and their fields, which occur in no message. */
const [RECORD, FIELD] = ['\x1e', '\x1f'];

export function levelOf(subject: string, body: string): Level {
  const { type = '', bang } = SUBJECT.exec(subject)?.groups ?? {};
  return bang || BREAKING.test(body) ? 'major' : (LEVEL_OF[type] ?? 'none');
}

/** The commits since a tag, the newest first. */
export function commitsSince(root: string, tag: string): Commit[] {
  const format = `--format=${RECORD}%s${FIELD}%b${FIELD}`;
  const log = execFileSync('git', ['log', '--no-merges', '--name-only', format, `${tag}..HEAD`], {
    cwd: root,
    encoding: 'utf8' as const,
    maxBuffer: 1 << 28,
  });
  return log
    .split(RECORD)
    .slice(1)
    .map((record) => {
      const [subject = '', body = '', files = ''] = record.split(FIELD);
      const upgrade = [...body.matchAll(NOTE)].map(([, note = '']) => note);
      return { subject, level: levelOf(subject, body), upgrade, files: files.split('\n').filter(Boolean) };
    });
}
