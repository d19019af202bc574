import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { FACTS, type ElixirFacts, type FactName } from '@shop/contracts/elixir-facts';
import { aFlower, anElixir } from '@shop/contracts/testing/builders';
import { saidFacts } from '@shop/contracts/testing/said-facts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fieldLabel } from '../activity/field-labels.ts';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => sessionStorage.clear());

const FLOWERS = [
  aFlower({ id: 1, name: 'Xtabentún' }),
  aFlower({ id: 2, name: 'Tajonal' }),
  aFlower({ id: 3, name: 'Dalia' }),
];
const READ = anElixir({
  version: 4,
  flowers: ['Tajonal', 'Ya no hay'],
  taste: { sweet: 4, floral: 2, intense: 1 },
  contents: { milliliters: 60 },
});
const NAMES = Object.keys(FACTS) as FactName[];
const SAID: ElixirFacts = saidFacts(FACTS);
/** The same days as shown. */
const DAYS: Record<string, string> = { '2026-11-01': '1 nov 2026', '2026-11-30': '30 nov 2026' };
/** The facts of one field. */
const SINGLE = NAMES.filter((name) => !('parts' in FACTS[name]));
const TEXTS = SINGLE.filter((name) => ['text', 'line'].includes(FACTS[name].kind)).map(
  (name) => FACTS[name].label,
);
const startsWith = (label: string) => new RegExp(`^${label}`);
const open = async (read = READ) => {
  answer('get', '/elixirs', [read]);
  answer('get', '/flowers', FLOWERS);
  const view = renderPage(<ProductsPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Producto' }));
  return { ...view, dialog };
};
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('what a product tells', () => {
  test('when it is edited then flowers, taste and texts that were changed are sent, and nothing else', async () => {
    const { user, dialog, baseElement } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.type(await dialog.findByLabelText('Buscar flor'), 'xtabentun');
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Dalia' })).toBeNull());
    await user.click(dialog.getByRole('checkbox', { name: 'Xtabentún' }));
    await user.clear(dialog.getByLabelText('Buscar flor'));
    await user.click(dialog.getByRole('checkbox', { name: 'Ya no hay' }));
    fireEvent.change(dialog.getByRole('slider', { name: 'Floral: 2 de 5' }), { target: { value: '5' } });
    await user.type(dialog.getByLabelText(/^Contenido en g/), '85');
    await user.type(dialog.getByLabelText(/^Cómo servirlo/), 'En té negro.');
    expect(dialog.queryByText(/^COFEPRIS/)).toBeNull();
    await user.type(dialog.getByLabelText(/^Ingredientes/), 'Remedio');
    expect(dialog.getByText(/^COFEPRIS.*«remedio»\.$/)).toBeVisible();
    await user.clear(dialog.getByLabelText(/^Ingredientes/));
    expect(dialog.getByRole('slider', { name: 'Floral: 5 de 5' })).toHaveValue('5');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    await user.click(save());

    await waitFor(() =>
      expect(sent[0]?.body).toEqual({
        flowers: ['Tajonal', 'Xtabentún'],
        taste: { sweet: 4, floral: 5, intense: 1 },
        contents: { grams: 85, milliliters: 60 },
        howToTake: 'En té negro.',
        version: 4,
      }),
    );
  });

  test('when an amount is none then its section opens, says it beside its field, and nothing is sent', async () => {
    const { user, dialog } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);
    const amount = dialog.getByLabelText(/^Contenido en g/);
    expect(amount).not.toBeVisible();
    fireEvent.change(amount, { target: { value: '-5' } });

    await user.click(save());

    expect(await dialog.findByText('Escribe un número entero mayor que cero')).toBeVisible();
    expect(amount).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test('when the server refuses what a closed section holds then that opens, and the others stay closed', async () => {
    const { user, dialog } = await open({ ...READ, ...SAID });
    answer('patch', '/elixirs/:id', { message: '', errors: { sku: 'Ya lo tiene «Sol».' } }, 400);
    fireEvent.change(dialog.getByLabelText(/^SKU/), { target: { value: 'MIEL-60' } });
    expect(dialog.getByText(/SKU: MIEL-60 · /)).toBeVisible();
    expect(
      dialog.getByText(/^Contenido: 1 ml, 2 g · Familia: Dicho de family · .* · Sabores · Usos$/),
    ).toBeVisible();

    await user.click(save());

    expect(await dialog.findByText('Ya lo tiene «Sol».')).toBeVisible();
    expect(dialog.getByLabelText(/^Familia/)).not.toBeVisible();
  });

  test('when somebody else changed flowers and taste meanwhile then both lists are shown', async () => {
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('checkbox', { name: 'Dalia' }));
    const current = {
      ...READ,
      version: 5,
      flowers: ['Xtabentún'],
      taste: { sweet: 1, floral: 2, intense: 3 },
    };
    answer('get', '/elixirs', [current]);
    answer('patch', '/elixirs/:id', { message: 'Otra persona cambió este elixir.', current }, 409);

    await user.click(save());

    const flowers = within(await screen.findByRole('region', { name: 'Flores' }));
    expect(flowers.getByText('Xtabentún')).toBeVisible();
    expect(flowers.getByText('Tajonal, Ya no hay, Dalia')).toBeVisible();
    expect(screen.getByText(/lo que cambió: Sabor/)).toBeVisible();
    expect(dialog.getByRole('slider', { name: 'Intensidad: 3 de 5' })).toHaveValue('3');
  });

  test('when every fact is emptied then each is taken back', async () => {
    const { user, dialog } = await open({ ...READ, ...SAID });
    const sent = answer('patch', '/elixirs/:id', READ);
    for (const slider of dialog.getAllByRole('slider')) fireEvent.change(slider, { target: { value: '0' } });
    for (const part of dialog.getAllByLabelText(/^Contenido en|^(Desde|Hasta) el día|^Precio anterior/))
      fireEvent.change(part, { target: { value: '' } });
    const nutrition = within(dialog.getByRole('group', { name: FACTS.nutrition.label }));
    for (const part of nutrition.getAllByRole('textbox')) fireEvent.change(part, { target: { value: '' } });
    for (const name of SINGLE)
      fireEvent.change(dialog.getByLabelText(startsWith(FACTS[name].label)), { target: { value: '' } });

    await user.click(save());

    const cleared = Object.fromEntries(Object.keys(FACTS).map((name) => [name, null]));
    await waitFor(() => expect(sent[0]?.body).toEqual({ ...cleared, version: 4 }));
  });

  test('when the count of what is sold out is emptied then it is without limit', async () => {
    const { user, dialog } = await open({ ...READ, stock: 0 });
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.clear(dialog.getByLabelText(/^Existencias/));

    await user.click(save());

    await waitFor(() => expect(sent[0]?.body).toEqual({ stock: null, stockSeen: 0, version: 4 }));
  });

  test('when somebody else changed every fact meanwhile then each is shown by its label', async () => {
    const { user, dialog } = await open({ ...READ, ...SAID });
    for (const label of TEXTS)
      fireEvent.change(dialog.getByLabelText(startsWith(label)), { target: { value: 'Mío' } });
    const current = { ...READ, ...SAID, taste: READ.taste, contents: READ.contents, version: 5 };
    for (const name of SINGLE)
      if (TEXTS.includes(FACTS[name].label)) Object.assign(current, { [name]: 'Suyo' });
    answer('patch', '/elixirs/:id', { message: '', current }, 409);

    await user.click(save());

    for (const label of TEXTS)
      expect(await screen.findByRole('region', { name: label })).toHaveTextContent('Lo suyoSuyo');
    expect(screen.getByText(/lo que cambió: Sabor, Contenido/)).toBeVisible();
  });

  test('when a product says every fact then its details and the audit log call each by its label', async () => {
    answer('get', '/elixirs', [{ ...READ, ...SAID }]);
    cutOff('get', '/admin/reports/elixirs/:id');
    const { user } = renderPage(<ProductsPage />);
    await user.click(await screen.findByRole('button', { name: /^Ver detalles/ }));
    const details = within(await screen.findByRole('dialog', { name: READ.name }));

    for (const name of NAMES) {
      const value = details.getByText(FACTS[name].label).nextElementSibling;
      const said = SAID[name]!;
      for (const part of typeof said === 'object' ? Object.values(said) : [said])
        expect(value).toHaveTextContent(DAYS[String(part)] ?? String(part));
      expect(fieldLabel(name)).not.toBe(name);
    }
    expect(fieldLabel('contents.grams')).toBe('Contenido neto · g');
  });

  test('when the flowers cannot be read then those that are chosen are still there', async () => {
    answer('get', '/elixirs', [READ]);
    cutOff('get', '/flowers');
    const { user } = renderPage(<ProductsPage />);
    await user.click(await screen.findByRole('button', { name: /^Editar/ }));
    await user.click(await screen.findByRole('heading', { name: 'Flores' }));

    expect(await screen.findByText(/No pudimos leer las flores/)).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Tajonal' })).toBeChecked();
  });
});
