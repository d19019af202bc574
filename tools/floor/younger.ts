import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import bcd, { type CompatStatement, type Identifier } from '@mdn/browser-compat-data' with { type: 'json' };

const ROOT = join(import.meta.dirname, '..', '..');
/** MDN's names of the browsers in `browserslist`. */
const NAMES: Record<string, string> = {
  ios_saf: 'safari_ios',
  and_chr: 'chrome_android',
  android: 'webview_android',
  samsung: 'samsunginternet_android',
  and_ff: 'firefox_android',
};

/** The oldest versions of browsers that the shop supports: the `browserslist` of package.json. */
const FLOOR = (
  JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { browserslist: string[] }
).browserslist.map((line) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? [];
  if (!name || !version) throw new Error(`browserslist: '${line}' is not of the form 'name >= version'`);
  return { browser: NAMES[name] ?? name, version };
});

const isAfter = (version: string, floor: string) =>
  version.replace('≤', '').localeCompare(floor, 'en', { numeric: true }) > 0;

/** The version since which a browser has it; features behind a flag or under another name do not count. */
function since({ support }: CompatStatement, browser: string): string | undefined {
  const known = [support[browser as keyof typeof support] ?? []].flat();
  const plain = known.find(({ flags, prefix, alternative_name: other }) => !flags && !prefix && !other);
  if (!plain || plain.version_removed || plain.version_added === 'preview') return undefined;
  return plain.version_added || undefined;
}

const lacks = (compat: CompatStatement) =>
  FLOOR.some(({ browser, version }) => {
    const added = since(compat, browser);
    return !added || isAfter(added, version);
  });

/** Whether every supported browser that has `a` has `b` too. */
export const impliesIn = (a: CompatStatement, b: CompatStatement): boolean =>
  FLOOR.every(({ browser }) => {
    const [first, second] = [since(a, browser), since(b, browser)];
    return !first || (second !== undefined && !isAfter(second, first));
  });

const within = (node: Identifier, path: string[] = []): string[][] =>
  Object.entries(node).flatMap(([name, inner]) => {
    if (name === '__compat') return [];
    const here = [...path, name];
    const one = inner as Identifier;
    return [...(one.__compat && lacks(one.__compat) ? [here] : []), ...within(one, here)];
  });

/**
 * Functions, statics, properties and interfaces of the language and of the web platform that some supported browser does
 * not have, as paths: ['URL', 'canParse_static'], ['Array', 'toSorted'], ['Intl', 'Segmenter', 'segment'], ['scheduler'].
 */
export const youngerThanFloor = (): string[][] =>
  [...within(bcd.javascript.builtins!), ...within(bcd.api)].filter(
    (path) => path.length < (path[0] === 'Intl' ? 4 : 3) && !path.at(-1)?.endsWith('_event'),
  );
