import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { CONTENT_PAGES, contentCreate } from '@shop/contracts/content';
import { elixirForm, elixirList } from '@shop/contracts/elixir';
import { flowerForm, flowerList } from '@shop/contracts/flower';
import { GALLERY } from '@shop/contracts/gallery';
import { IMAGE_WIDTHS, WEBP_WIDTHS } from '@shop/contracts/image-widths';
import sharp from 'sharp';
import { imagesFolder, pictureNames, seedFolder } from './folders.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(`${seedFolder}${name}`, 'utf8'));
const catalog = read('catalog.json') as { elixirs: unknown; flowers: unknown };
const elixirs = elixirList.parse(catalog.elixirs);
const flowers = flowerList.parse(catalog.flowers);
const pages = read('pages.json') as {
  page: string;
  section: string;
  content?: string | null;
  since?: number;
  imageUrl: string | null;
}[];

const absolute = (path: string) => `https://example.com${path}`;
const files = readdirSync(imagesFolder);
const bytes = (file: string) => statSync(`${imagesFolder}${file}`).size;
const WIDTH = new RegExp(`-(${IMAGE_WIDTHS.join('|')})\\.(?:webp|avif)$`);
const widthInName = (file: string) => Number(WIDTH.exec(file)?.[1] ?? 0);

describe('sample content', () => {
  test('when the menu is stored then it has the eleven blends that the texts promise, numbered from one', () => {
    expect(elixirs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(elixirs.map(({ name }) => name)).size).toBe(11);
  });

  test('when an elixir is stored then an administrator could save it unchanged', () => {
    for (const one of elixirs)
      expect(elixirForm.safeParse({ ...one, imageUrl: absolute(one.imageUrl) }).error).toBeUndefined();
  });

  test('when a flower is stored then an administrator could save it unchanged', () => {
    expect(flowers.map(({ id }) => id)).toEqual(flowers.map((_, i) => i + 1));
    for (const one of flowers)
      expect(flowerForm.safeParse({ ...one, imageUrl: absolute(one.imageUrl) }).error).toBeUndefined();
  });

  test('when an elixir names its flowers then each of them is in the catalogue', () => {
    const known = flowers.map(({ name }) => name);
    for (const one of elixirs) expect(known).toEqual(expect.arrayContaining(one.flowers ?? ['none']));
  });

  test('when pages are stored then every section has one entry that an administrator could save', () => {
    const places = pages.map(({ page, section }) => `${page}/${section}`);
    expect(new Set(places).size).toBe(places.length);
    for (const { since: _, ...one } of pages) {
      const sent = { ...one, imageUrl: one.imageUrl ? absolute(one.imageUrl) : '' };
      expect(contentCreate.safeParse(sent).error).toBeUndefined();
      expect(CONTENT_PAGES).toContain(one.page);
    }
    // What is to be done by the owner stands in the back office's checklist.
    for (const { content } of pages) expect(content ?? '').not.toMatch(/borrador|abogado/i);
    expect(places).toEqual(
      expect.arrayContaining(['home/hero', 'home/benefits', 'about/hero', 'contact/info']),
    );
  });
});

describe('sample pictures', () => {
  test('when content or the picker shows a picture then there is a drawing of it', () => {
    const shown = [...elixirs, ...flowers, ...pages].flatMap(({ imageUrl }) => imageUrl ?? []);
    const names = [...shown, ...GALLERY.map((key) => `/media/${key}`)].map(
      (path) => /^\/media\/semilla\/([a-z0-9-]+)\.webp$/.exec(path)?.[1],
    );
    expect(names.filter((name) => !name || !pictureNames.includes(name))).toEqual([]);
  });

  test('when there is a drawing then its picture is there in every width, and no other file', () => {
    const wanted = pictureNames.flatMap((name) => [
      ...WEBP_WIDTHS.map((width) => `${name}-${width}.webp`),
      ...IMAGE_WIDTHS.map((width) => `${name}-${width}.avif`),
    ]);
    const whole = files.filter((file) => widthInName(file) === 0);
    expect(files.filter((file) => !whole.includes(file)).toSorted()).toEqual(wanted.toSorted());
    expect(whole).toEqual(['hero-jobon-y-flores.webp']);
  });

  test('when a picture is stored then it is what its name says, in the width that it says', async () => {
    for (const file of files) {
      const { format, width } = await sharp(`${imagesFolder}${file}`).metadata();
      expect(format).toBe(file.endsWith('.avif') ? 'heif' : 'webp');
      if (widthInName(file) > 0) expect(width).toBe(widthInName(file));
      else expect(width).toBeGreaterThan(1280);
    }
  });

  test('when a card or the hero is loaded then it is light, and all together take at most twelve megabytes', () => {
    for (const file of files) {
      if (file.endsWith('-640.webp')) expect(bytes(file)).toBeLessThanOrEqual(40_000);
      if (file.endsWith('-1280.webp')) expect(bytes(file)).toBeLessThanOrEqual(110_000);
      // What a phone of two pixels a point draws as wide as it is.
      if (file.endsWith('-800.avif'))
        expect(bytes(file)).toBeLessThanOrEqual(file.startsWith('hero') ? 35_000 : 40_000);
    }
    expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThanOrEqual(12 * 1024 * 1024);
  });
});
