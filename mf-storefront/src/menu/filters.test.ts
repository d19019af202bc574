import { describe, expect, test } from '@jest/globals';
import { chooseFrom, NOTHING_CHOSEN, type MenuChoices } from '@shop/contracts/menu-choices';
import { searchMenu } from '@shop/contracts/menu-words';
import { anElixir } from '@shop/contracts/testing/builders';
import { seededCatalog } from '../testing/seeded-catalog.ts';
import { choicesOf } from './filters.ts';

const menu = seededCatalog.elixirs;
const labelled = (name: 'sabor' | 'uso', filters: Partial<MenuChoices> = {}) =>
  choicesOf(
    {
      elixirs: menu,
      searched: searchMenu(menu, filters.q ?? ''),
      filters: { ...NOTHING_CHOSEN, ...filters },
    },
    name,
  ).map(({ label, count }) => `${label} ${count}`);

describe('what can be chosen', () => {
  test('when the menu is the seed’s then every blend has a taste and most a use', () => {
    const reached = (name: 'sabor' | 'uso') =>
      new Set(
        choicesOf({ elixirs: menu, searched: menu, filters: NOTHING_CHOSEN }, name).flatMap(({ id }) =>
          chooseFrom(menu, { ...NOTHING_CHOSEN, [name]: id }),
        ),
      ).size;

    expect([reached('sabor'), reached('uso')]).toEqual([11, 10]);
  });

  test('when something is chosen then the others say how many would be left, in the order that they have', () => {
    const before = labelled('sabor');

    expect(before).toEqual(['Cítrico y frutal 4', 'Floral 4', 'Herbal y fresco 4', 'Tostado y cremoso 4']);
    expect(labelled('sabor', { uso: 'quesos' })).toEqual([
      'Cítrico y frutal 0',
      'Floral 0',
      'Herbal y fresco 1',
      'Tostado y cremoso 2',
    ]);
    expect(labelled('uso', { q: 'vainila' })).toContain('Quesos 1');
  });

  test('when a choice is made then its own group still counts what another one would show', () => {
    expect(labelled('sabor', { sabor: 'floral' })).toEqual(labelled('sabor'));
  });

  test('when no blend has a tag then none is offered', () => {
    expect(choicesOf({ elixirs: [anElixir()], searched: [], filters: NOTHING_CHOSEN }, 'sabor')).toEqual([]);
  });
});
