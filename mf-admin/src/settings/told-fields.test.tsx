import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { open } from '../testing/settings-page.tsx';

beforeEach(() => sessionStorage.clear());

const optional = (name: string) => screen.getByLabelText<HTMLInputElement>(`${name} (opcional)`);
const place = () => ['Estado', 'Ciudad'].map((name) => optional(name).value);
const told = () =>
  ['Prefijo de los pedidos', 'Texto en el estado de cuenta'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );

test('when the postal code is typed then state and city of the first shop go, and a corrected one tells them anew', async () => {
  const { user } = await open();
  expect(place()).toEqual(['Yucatán', 'Mérida']);

  await user.type(optional('Código postal'), '34000');
  expect(place()).toEqual(['Durango', 'Durango']);

  await user.clear(optional('Código postal'));
  await user.type(optional('Código postal'), '44100');
  expect(place()).toEqual(['Jalisco', 'Guadalajara']);
});

test('when the owner typed the city then no postal code changes it', async () => {
  const { user } = await open();
  await user.clear(optional('Ciudad'));
  await user.type(optional('Ciudad'), 'Pueblo Nuevo');

  await user.type(optional('Código postal'), '34000');

  expect(place()).toEqual(['Durango', 'Pueblo Nuevo']);
});

test('when a stored city is none that its postal code tells then another code leaves it', async () => {
  const address = { street: 'Calle 20', city: 'Mérida', state: 'Yucatán', zip: '97345' };
  const { user } = await open({ address });

  await user.clear(optional('Código postal'));
  await user.type(optional('Código postal'), '97346');

  expect(place()).toEqual(['Yucatán', 'Mérida']);
});

test('when a shop gets its first name then the numbers of its orders and the statement have it, as long as nobody typed others', async () => {
  const { user } = await open();
  await user.clear(screen.getByLabelText('Nombre'));
  await user.type(screen.getByLabelText('Nombre'), 'Miel de la Sierra');
  expect(told()).toEqual(['MS', 'MIEL SIERRA']);
  expect(screen.getByLabelText('Nombre')).toHaveAccessibleDescription(/MS-000123.*MIEL SIERRA/);

  await user.clear(screen.getByLabelText('Prefijo de los pedidos'));
  await user.type(screen.getByLabelText('Prefijo de los pedidos'), 'SI');
  await user.type(screen.getByLabelText('Nombre'), ' Alta');

  expect(told()).toEqual(['SI', 'MIEL SIERRA A']);
});

test('when a shop has a name of its own then another one changes no number and no statement', async () => {
  const { user } = await open({ name: 'Miel Alta', orderPrefix: 'MA', statementText: 'MIEL ALTA' });

  await user.type(screen.getByLabelText('Nombre'), ' Sierra');

  expect(told()).toEqual(['MA', 'MIEL ALTA']);
});
