import { describe, expect, test } from '@jest/globals';
import { anElixir } from '@shop/contracts/testing/builders';
import { seededCatalog } from '../testing/seeded-catalog.ts';
import { applyFilters, choicesOf, NO_FILTERS, type Filters } from './filters.ts';

const menu = seededCatalog.elixirs;
const found = (filters: Partial<Filters>) =>
  applyFilters(menu, { ...NO_FILTERS, ...filters }).map(({ name }) => name);

describe('finding a blend', () => {
  test.each([
    [{ q: 'xtabentun' }, ['Velo de Xtabentún', 'Reserva Xunáan Kaab']],
    [{ q: 'XTABENTÚN  vainilla' }, ['Velo de Xtabentún']],
    [{ q: 'tsiitsilche' }, ['Monte Blanco', 'Selva Alta']],
    [{ q: 'mandarina' }, ['Sol de Cempasúchil']],
    [{ q: ' ' }, menu.map(({ name }) => name)],
    [
      { sabor: 'floral' },
      ['Monte Blanco', 'Velo de Xtabentún', 'Sobremesa de Tila y Toronjil', 'Reserva Xunáan Kaab'],
    ],
    [{ uso: 'queso' }, ['Brisa de Pericón', 'Noche de Vainilla', 'Selva Alta']],
    [{ uso: 'pan' }, ['Amanecer de Tajonal', 'Monte Blanco', 'Dalia Carmesí', 'Rosita de Cacao']],
    [{ flor: 'tajonal', orden: '-precio' }, ['Rosita de Cacao', 'Amanecer de Tajonal']],
    [{ sabor: 'tostado', uso: 'queso', flor: 'vainilla-de-papantla' }, ['Noche de Vainilla']],
    [{ sabor: 'no-existe' }, []],
  ])('when %j is chosen, then these are shown: %j', (filters, names) => {
    expect(found(filters)).toEqual(names);
  });

  test('when the order is by price or name, then they stand in it, and the menu keeps its own', () => {
    expect(found({ orden: 'precio' })[0]).toBe('Amanecer de Tajonal');
    expect(found({ orden: 'nombre' }).slice(0, 2)).toEqual(['Amanecer de Tajonal', 'Brisa de Pericón']);
    expect(found({})[0]).toBe('Amanecer de Tajonal');
  });
});

describe('what can be chosen', () => {
  test('when the menu is the seed’s, then every blend has a taste and most a use', () => {
    const reached = (name: 'sabor' | 'uso') =>
      new Set(
        choicesOf({ elixirs: menu, filters: NO_FILTERS }, name).flatMap(({ id }) => found({ [name]: id })),
      ).size;

    expect([reached('sabor'), reached('uso')]).toEqual([11, 10]);
  });

  test('when something is chosen, then the others say how many would be left', () => {
    const left = choicesOf({ elixirs: menu, filters: { ...NO_FILTERS, uso: 'queso' } }, 'sabor');

    expect(left.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'Floral 0',
      'Cítrico y frutal 0',
      'Herbal y fresco 1',
      'Tostado y cremoso 2',
    ]);
  });

  test('when no blend has a note, then it is not offered', () => {
    const plain = [anElixir({ description: 'Miel y nada más.' })];

    expect(choicesOf({ elixirs: plain, filters: NO_FILTERS }, 'sabor')).toEqual([]);
  });
});
