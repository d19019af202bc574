import { describe, expect, test } from '@jest/globals';
import type { Elixir } from '@shop/contracts/elixir';
import { withCatalog } from '../testing/with-catalog.ts';

const FACTS = {
  flowers: ['Tajonal'],
  taste: { sweet: 4, floral: 2, intense: 0 },
  contents: { grams: 85, milliliters: 60 },
  ingredients: 'Miel de abeja; cempasúchil.',
  howToTake: 'Unas gotas en té negro.',
  keeping: 'Lejos del sol.',
  warnings: 'No apto para menores de 1 año.',
  origin: 'Tizimín, Yucatán',
  alt: 'Frasco de miel clara junto a una ventana',
};

describe('what a product tells of itself', () => {
  test('when it is written, then everybody reads it, and carts only what they need', () =>
    withCatalog(async ({ shopper, internal, addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });

      const { id } = await addElixir(FACTS);

      expect((await shopper.get(`/api/elixirs/${id}`)).body).toMatchObject(FACTS);
      expect((await shopper.get('/api/elixirs/predesigned/all')).body).toMatchObject([FACTS]);
      const [inCart] = (await internal<Elixir[]>('GET', `/internal/elixirs?ids=${id}`)).body;
      expect(inCart).toMatchObject({ flowers: ['Tajonal'] });
      expect(inCart).not.toHaveProperty('howToTake');
    }));

  test('when it was stored before there were such facts, then none is told and it can be changed', () =>
    withCatalog(async ({ admin, addElixir }) => {
      const before = await addElixir();

      const changed = await admin.patch<Elixir>(`/api/elixirs/${before.id}`, { origin: 'Valladolid' });

      expect(Object.keys(before)).not.toEqual(expect.arrayContaining(['taste']));
      expect(changed.body).toEqual({ ...before, origin: 'Valladolid', version: 1 });
    }));

  test('when a fact is taken back, then it is told no longer', () =>
    withCatalog(async ({ admin, addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });
      const { id } = await addElixir(FACTS);

      const { body } = await admin.patch<Elixir>(`/api/elixirs/${id}`, {
        flowers: [],
        taste: { sweet: 0, floral: 0, intense: 0 },
        contents: {},
        keeping: '',
      });

      expect(body).toMatchObject({ flowers: [], origin: FACTS.origin });
      for (const fact of ['taste', 'contents', 'keeping']) expect(body).not.toHaveProperty(fact);
    }));

  test('when a flower has left the catalogue since, then the product may keep it and not get it anew', () =>
    withCatalog(async ({ admin, addElixir, addFlower }) => {
      const flower = await addFlower({ name: 'Tajonal' });
      const { id } = await addElixir(FACTS);
      await admin.delete(`/api/flowers/${flower.id}`);

      const kept = await admin.patch(`/api/elixirs/${id}`, { flowers: ['Tajonal'], origin: 'Mérida' });
      await admin.patch(`/api/elixirs/${id}`, { flowers: [] });
      const anew = await admin.patch(`/api/elixirs/${id}`, { flowers: ['Tajonal'] });

      expect([kept.status, anew.status]).toEqual([200, 400]);
    }));

  test('when a flower is named twice, then it is stored once', () =>
    withCatalog(async ({ addElixir, addFlower }) => {
      await addFlower({ name: 'Tajonal' });

      expect(await addElixir({ flowers: ['Tajonal', 'Tajonal'] })).toMatchObject({ flowers: ['Tajonal'] });
    }));
});
