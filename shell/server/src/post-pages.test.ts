import { expect, test } from '@jest/globals';
import { aContent } from '@shop/contracts/testing/builders';
import { withShell } from './testing/with-shell.ts';

test('when the owner has posts then the sitemap has each and the page that lists them, and while there are none neither', () =>
  withShell(async ({ get, api }) => {
    const listed = async () =>
      [...(await get('/sitemap.xml')).text.matchAll(/(\/recetas[^<]*)<\/loc><lastmod>([^<]*)/g)].map(
        ([, path, date]) => [path, date],
      );
    expect(await listed()).toEqual([]);
    const post = (section: string, updatedAt: string) => aContent({ page: 'recetas', section, updatedAt });
    api.texts = [post('atole', '2026-05-06T00:00:00.000Z'), post('pan', '2026-01-02T00:00:00.000Z')];

    expect(await listed()).toEqual([
      ['/recetas', '2026-05-06T00:00:00.000Z'],
      ['/recetas/atole', '2026-05-06T00:00:00.000Z'],
      ['/recetas/pan', '2026-01-02T00:00:00.000Z'],
    ]);
  }));

test('when the owner has posts then what is written for language models leads to each, and while there are none it names no recipes', () =>
  withShell(async ({ get, api }) => {
    expect((await get('/llms.txt')).text).not.toContain('Recetas');
    api.texts = [aContent({ page: 'recetas', section: 'atole', title: 'Atole de Tajonal' })];

    expect((await get('/llms.txt')).text).toMatch(
      /\n## Recetas\n\n- \[Atole de Tajonal\]\(http.+\/recetas\/atole\)\n$/,
    );
  }));
