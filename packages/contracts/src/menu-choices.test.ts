import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { elixirList } from './elixir.ts';
import { chooseFrom, NOTHING_CHOSEN, type MenuChoices } from './menu-choices.ts';
import { searchMenu } from './menu-words.ts';
import { FACTS } from './elixir-facts.ts';
import { menuQuery } from './menu.ts';
import { collectionPath } from './menu-pages.ts';
import { countTags, offeredCollections, offeredTags } from './menu-tags.ts';
import { pageAt } from './pages/all.ts';
import { anElixir } from './testing/builders.ts';
import { MENU_CHOICES, MENU_QUERIES } from './testing/menu-queries.ts';

const seed = new URL('../../../seed/catalog.json', import.meta.url);
const menu = elixirList.parse((JSON.parse(readFileSync(seed, 'utf8')) as { elixirs: unknown }).elixirs);
const chosen = (choice: Partial<MenuChoices>, products = menu) =>
  chooseFrom(searchMenu(products, choice.q ?? ''), { ...NOTHING_CHOSEN, ...choice }).map(({ id }) => id);

describe('what is chosen from the menu', () => {
  test.each(MENU_QUERIES)('when %j is typed then these are found: %j', (q, ids) =>
    expect(chosen({ q })).toEqual(ids),
  );

  test.each(MENU_CHOICES)('when %j is chosen then these are shown: %j', (choice, ids) =>
    expect(chosen(choice)).toEqual(ids),
  );

  test('when an owner writes tags of their own then they are chosen and found by', () => {
    const own = [
      anElixir({ id: 1, flavors: 'Ahumado, Picante' }),
      anElixir({ id: 2, flavors: 'ahumado; AHUMADO ', uses: 'Para regalar' }),
      anElixir({ id: 3 }),
    ];

    expect(offeredTags(own, 'sabor').map(({ label }) => label)).toEqual(['Ahumado', 'Picante']);
    expect(countTags(own, 'sabor').map(({ count }) => count)).toEqual([2, 1]);
    expect(chosen({ sabor: 'ahumado' }, own)).toEqual([1, 2]);
    expect(chosen({ sabor: 'queso' }, [anElixir({ id: 1, flavors: 'Queso' })])).toEqual([1]);
    expect(chosen({ q: 'regalo' }, own)).toEqual([]);
    expect(chosen({ q: 'regalar' }, own)).toEqual([2]);
  });

  test('when the cheapest size is sold out then a family stands where the price that it shows belongs', () => {
    const size = (price: number, isAvailable: boolean) => ({
      ...anElixir({ price, isAvailable }),
      slug: 'miel',
    });
    const family = { ...anElixir({ id: 1, price: 195 }), sizes: [size(195, false), size(420, true)] };

    expect(chosen({ orden: 'precio' }, [family, anElixir({ id: 2, price: 300 })])).toEqual([2, 1]);
  });

  test('when a tag or a collection is a whole sentence then its address can still be asked for', () => {
    const sentence = 'Dulce y floral con un final de caramelo '
      .repeat(5)
      .trim()
      .padEnd(FACTS.flavors.limit, 's');
    const own = [anElixir({ id: 1, flavors: sentence, collections: sentence })];
    const [tag] = offeredTags(own, 'sabor');
    const [collection] = offeredCollections(own);

    const { sabor } = menuQuery.parse({ sabor: tag!.id });

    expect(chosen({ sabor }, own)).toEqual([1]);
    expect(pageAt(collectionPath(collection!.id))).toBeDefined();
    expect(tag!.label).toBe(sentence);
  });

  test('when tags are many then the most frequent are offered, and all flowers by the alphabet', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      anElixir({ id: at, flavors: `Común, Sabor ${at}`, flowers: [`Ñ${at % 3}`, 'Oyamel', 'Nardo'] }),
    );

    expect(offeredTags(many, 'sabor').map(({ label }) => label)).toHaveLength(12);
    expect(offeredTags(many, 'sabor')[0]).toMatchObject({ id: 'comun', label: 'Común' });
    expect(offeredTags(many, 'flor').map(({ label }) => label)).toEqual([
      'Nardo',
      'Ñ0',
      'Ñ1',
      'Ñ2',
      'Oyamel',
    ]);
  });
});
