import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import type { DeliveryAddress } from '@shop/contracts/address';
import { aCart, aContent, aShipping } from '@shop/contracts/testing/builders';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { act, screen, waitFor } from '@testing-library/react';
import type { Settings } from '@shop/contracts/settings';
import { wantsReminder } from './address-draft.ts';
import type { Recipient } from './delivery-form.ts';
import { AddressStep } from './address-step.tsx';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  answer('get', '/content/legal', []);
});

const KNOWN: DeliveryAddress = { ...aShipping(), phone: '', notes: '' };
const open = (details: DeliveryAddress | null = KNOWN, shop: Partial<Settings> = {}) => {
  const sent: Recipient[] = [];
  const view = renderPage(
    <AddressStep cart={aCart()} details={details} onValid={(valid) => void sent.push(valid)} />,
    { shop },
  );
  const send = () => view.user.click(screen.getByRole('button', { name: 'Continuar al pago' }));
  return { ...view, sent, send };
};
const remember = () => screen.getByRole('checkbox', { name: /Recordar mis datos/ });
const stored = () => localStorage.getItem('shipping');

test('when street and colonia are given then they are one address, as the wire has it', async () => {
  const { user, sent, send } = open();
  await user.type(screen.getByLabelText(/Colonia/), ' Centro ');

  await send();

  expect(sent[0]).toMatchObject({ address: 'Calle 60 número 491, Centro' });
  expect(sent[0]).not.toHaveProperty('colonia');
});

test('when street and colonia together are too long then the street says so', async () => {
  const { user, sent, send } = open({ ...aShipping({ address: 'x'.repeat(245) }), phone: '', notes: '' });
  await user.type(screen.getByLabelText(/Colonia/), 'Centro');

  await send();

  expect(await screen.findByText('Máximo 250 caracteres')).toBeVisible();
  expect(sent).toEqual([]);
});

test('when data are typed then the shop says what they are for', async () => {
  answer('get', '/content/legal', [
    aContent({ page: 'legal', section: 'aviso', content: 'Usamos tus datos para tu pedido.' }),
  ]);
  open();

  expect(await screen.findByText('Usamos tus datos para tu pedido.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Aviso de privacidad completo' })).toBeVisible();
});

const zip = () => screen.getByLabelText('Código postal');
const place = () => ['Estado', 'Ciudad'].map((name) => screen.getByLabelText<HTMLInputElement>(name).value);

test('when the postal code is corrected then state and city follow it, as far as it tells them', async () => {
  const { user } = open(null);
  await user.type(zip(), '03940');
  expect(place()).toEqual(['Ciudad de México', 'Ciudad de México']);

  await user.clear(zip());
  await user.type(zip(), '97000');
  expect(place()).toEqual(['Yucatán', 'Mérida']);

  await user.clear(zip());
  await user.type(zip(), '97780');
  expect(place()).toEqual(['Yucatán', '']);
});

test('when a postal code that no place has follows a known one then what that told goes', async () => {
  const { user } = open(null);
  await user.type(zip(), '97000');

  await user.clear(zip());
  await user.type(zip(), '00000');

  expect(place()).toEqual(['', '']);
});

test('when others of the postal code named their colonia then it is offered, and anything can be typed', async () => {
  const asked = answer('get', '/colonias/:zip', ['Centro', 'García Ginerés']);
  const { user } = open(null);

  await user.type(zip(), '97000');

  const offered = () => [...document.querySelectorAll<HTMLOptionElement>('#colonias option')];
  await waitFor(() => expect(offered().map(({ value }) => value)).toEqual(['Centro', 'García Ginerés']));
  expect(screen.getByLabelText(/Colonia/)).toHaveAttribute('list', 'colonias');
  expect(asked.map(({ params }) => params['zip'])).toEqual(['97000']);
});

test('when the postal code is another one then colonias of the one before are offered no longer', async () => {
  answer('get', '/colonias/:zip', ['Centro']);
  const { user } = open(null);
  const offered = () => document.querySelectorAll('#colonias option').length;
  await user.type(zip(), '97000');
  await waitFor(() => expect(offered()).toBe(1));

  cutOff('get', '/colonias/:zip');
  await user.clear(zip());
  await user.type(zip(), '06700');

  await waitFor(() => expect(place()[0]).toBe('Ciudad de México'));
  expect(offered()).toBe(0);
});

test('when a postal code is pasted with what nobody sees then it tells the state', async () => {
  const { user } = open(null);
  await user.click(zip());

  await user.paste('C.P. 97\u00a0000');

  expect(place()).toEqual(['Yucatán', 'Mérida']);
});

test('when a phone that is none was typed then it is told on leaving the field', async () => {
  const { user } = open(null);

  await user.type(screen.getByLabelText(/Teléfono/), 'abc');
  await user.tab();

  expect(await screen.findByText('El teléfono debe tener 10 dígitos')).toBeVisible();
});

test('when no place has the postal code then that is said, and it tells none', async () => {
  const { user } = open(null);

  await user.type(zip(), '00000');

  expect(screen.getByText('Ese código postal no existe. Revísalo.')).toBeVisible();
  expect(place()).toEqual(['', '']);
});

test('when the postal code of a draft is corrected to one that no place has then what that told goes', async () => {
  const draft = { ...aShipping(), zip: '97000', state: 'Yucatán', city: 'Mérida' };
  sessionStorage.setItem('draft:checkout-shipping', JSON.stringify(draft));
  const { user } = open(null);
  expect(place()).toEqual(['Yucatán', 'Mérida']);

  await user.clear(zip());
  await user.type(zip(), '00000');

  expect(place()).toEqual(['', '']);
});

test('when somebody who comes back changes nothing in the end then a reload still has their address', async () => {
  const { user, unmount } = open(aShipping());

  await user.type(screen.getByLabelText('Ciudad'), '!{Backspace}');
  unmount();

  expect(sessionStorage.getItem('draft:checkout-shipping')).toContain(aShipping().city);
});

test('when the city was typed then no postal code changes it', async () => {
  const { user } = open(null);
  await user.type(screen.getByLabelText('Ciudad'), 'Cholul');

  await user.type(zip(), '97000');

  expect(place()).toEqual(['Yucatán', 'Cholul']);
});

test('when the mail has a slip in it then one press mends it', async () => {
  const { user, container } = open(null);
  const email = screen.getByLabelText('Correo electrónico');
  await user.type(email, 'ana@gmial.com');
  expect(screen.queryByRole('button', { name: /Quisiste decir/ })).toBeNull();
  await user.tab();
  expect(await axeViolations(container)).toEqual([]);

  await user.click(screen.getByRole('button', { name: '¿Quisiste decir ana@gmail.com?' }));

  expect(email).toHaveValue('ana@gmail.com');
  expect(screen.queryByRole('button', { name: /Quisiste decir/ })).toBeNull();
});

test('when the slip is mended by keyboard then it was said, and the focus is in the field', async () => {
  const { user } = open(null);
  const email = screen.getByLabelText('Correo electrónico');
  await user.type(email, 'ana@gmial.com');
  await user.tab();
  expect(screen.getByRole('alert')).toHaveTextContent('¿Quisiste decir ana@gmail.com?');

  await user.tab({ shift: true });
  await user.keyboard('{Enter}');

  expect(email).toHaveValue('ana@gmail.com');
  expect(email).toHaveFocus();
});

test('when nothing is said then nothing is kept beyond the tab', async () => {
  const { user, send } = open();
  await user.type(screen.getByLabelText('Nombre completo'), ' García');

  await send();

  expect(stored()).toBeNull();
});

test('when it is to be remembered then the next visit has it, without notes and gift', async () => {
  const { user, unmount } = open();
  await user.type(screen.getByLabelText(/Notas/), 'Tocar el timbre');
  await user.click(remember());
  await user.type(screen.getByLabelText(/Colonia/), 'Centro');
  unmount();
  sessionStorage.clear();
  expect(stored()).not.toContain('timbre');

  open(null);

  expect(screen.getByLabelText('Nombre completo')).toHaveValue('Persona de Muestra');
  expect(screen.getByLabelText(/Colonia/)).toHaveValue('Centro');
  expect(remember()).toBeChecked();
});

test('when it is no longer to be remembered then it is forgotten at once', async () => {
  const { user } = open();
  await user.click(remember());
  expect(stored()).not.toBeNull();

  await user.click(remember());
  await user.type(screen.getByLabelText(/Colonia/), 'Centro');

  expect(stored()).toBeNull();
});

test('when it is forgotten in another tab then this one keeps nothing of it either', async () => {
  const { user } = open();
  await user.click(remember());
  localStorage.removeItem('shipping');
  act(() => void dispatchEvent(new Event('storage')));
  expect(remember()).not.toBeChecked();

  await user.type(screen.getByLabelText(/Colonia/), 'Centro');

  expect(stored()).toBeNull();
});

const reminder = () => screen.queryByRole('checkbox', { name: /Recuérdame si no termino/ });

test('when the shop reminds of nothing then nobody is asked', () => {
  open();

  expect(reminder()).toBeNull();
});

test('when somebody wants to be reminded then the draft knows it, and neither address nor device do', async () => {
  const { user, sent, send } = open(undefined, { notices: { reminderHours: 4 } });
  expect(reminder()).not.toBeChecked();
  await user.click(remember());
  await user.click(reminder()!);

  await send();

  expect(wantsReminder()).toBe(true);
  expect(sent[0]).not.toHaveProperty('remind');
  expect(stored()).not.toContain('remind');
});
