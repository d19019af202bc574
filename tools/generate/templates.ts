import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ENDING = '.tmpl';

/** Words by placeholder: `@noun@` in a template or in its name becomes the word of `noun`. */
export type Words = Record<string, string>;

export const fill = (text: string, words: Words): string =>
  text.replaceAll(/@(\w+)@/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`no word for @${name}@`);
    return word;
  });

const folderOf = (set: string) => join(import.meta.dirname, 'templates', set);

/** One template, for an insertion into an existing file. */
export const fillPart = (name: string, words: Words): string =>
  fill(readFileSync(join(folderOf('parts'), name + ENDING), 'utf8'), words).trimEnd();

/** New files by path: each template of templates/`set` lies where its file will. */
export const fillAll = (set: string, words: Words): Record<string, string> =>
  Object.fromEntries(
    globSync(`**/*${ENDING}`, { cwd: folderOf(set) }).map((name) => [
      fill(name.slice(0, -ENDING.length), words),
      fill(readFileSync(join(folderOf(set), name), 'utf8'), words),
    ]),
  );
