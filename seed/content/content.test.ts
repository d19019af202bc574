import { describe, expect, test } from '@jest/globals';
import { CONTENT_PAGES } from '@shop/contracts/content';
import { elixirForm } from '@shop/contracts/elixir';
import { flowerForm } from '@shop/contracts/flower';
import { toPesos } from '@shop/contracts/money';
import { pageContents } from '../pages.ts';
import { elixirs } from './elixirs.ts';
import { flowers } from './flowers.ts';
import { gallery } from './gallery.ts';

const imageUrl = (key: string) => `https://example.com/media/${key}`;

describe('seed content', () => {
  test('when the menu is stored, then it has the eleven blends that the texts promise, numbered from one', () => {
    expect(elixirs.map((one) => one.id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(new Set(elixirs.map((one) => one.name)).size).toBe(11);
  });

  test('when an elixir is stored, then an administrator could save it unchanged', () => {
    for (const { imageKey, priceCents, ...rest } of elixirs) {
      const form = { ...rest, price: toPesos(priceCents), imageUrl: imageUrl(imageKey) };
      expect(elixirForm.safeParse(form).error).toBeUndefined();
    }
  });

  test('when a flower is stored, then an administrator could save it unchanged', () => {
    expect(flowers.map((one) => one.id)).toEqual(flowers.map((_, i) => i + 1));
    for (const { imageKey, ...rest } of flowers) {
      expect(flowerForm.safeParse({ ...rest, imageUrl: imageUrl(imageKey) }).error).toBeUndefined();
    }
  });

  test('when an elixir names its flowers, then each of them is in the catalogue', () => {
    const known = flowers.map((one) => one.name);
    for (const elixir of elixirs) expect(known).toEqual(expect.arrayContaining(elixir.flowers));
  });

  test('when pages are stored, then every section has one entry, on a page that exists', () => {
    const places = pageContents.map((one) => `${one.page}/${one.section}`);
    expect(new Set(places).size).toBe(places.length);
    for (const one of pageContents) expect(CONTENT_PAGES).toContain(one.page);
    expect(places).toEqual(
      expect.arrayContaining(['home/hero', 'home/benefits', 'about/hero', 'contact/info']),
    );
  });

  test('when the picker opens, then it has eight pictures with alternative texts', () => {
    expect(gallery).toHaveLength(8);
    for (const one of gallery) expect(one.alt.length).toBeGreaterThan(10);
  });
});
