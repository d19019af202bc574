import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answer } from '@shop/app-kit/testing/handlers';
import { contentList, type Content } from '@shop/contracts/content';
import { aContent } from '@shop/contracts/testing/builders';
import { toldText } from '@shop/contracts/told-text';
import type { ShownPage } from '../content/use-texts.ts';

const file = join(fileURLToPath(import.meta.url), '../../../../seed/pages.json');
const sections = JSON.parse(readFileSync(file, 'utf8')) as Omit<Content, 'id'>[];

/** The texts of a page in a new shop, as the server answers them. */
export const seededTexts = (page: ShownPage): Content[] =>
  contentList.parse(
    sections
      .filter((entry) => entry.page === page)
      .map((entry, index) => toldText(aContent({ id: index + 1, ...entry }), {})),
  );

/** Answers the page's texts like the server. */
export const answerTexts = (page: ShownPage) => answer('get', `/content/${page}`, seededTexts(page));
