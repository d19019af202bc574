import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Invoice as InvoiceData } from '@shop/contracts/invoice';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import './invoice-form.tsx';
import { Invoice } from './invoice.tsx';

const ID = 'order-0123456789abcdef';
const open = (invoice?: InvoiceData) =>
  renderPage(
    <Invoice
      order={anOrder({ needsAddress: false, ...(invoice && { invoice }) })}
      orderRef={{ orderId: ID }}
    />,
  );

test('when a buyer wants an invoice then the RFC decides what can be chosen, and the data are sent', async () => {
  const { user, container, shownToasts } = open();
  await user.click(screen.getByRole('button', { name: 'Quiero factura' }));
  await user.type(await screen.findByLabelText('RFC'), 'gode561231gr1');
  await user.click(screen.getByRole('button', { name: 'Pedir factura' }));
  expect(await screen.findByText(/dígito verificador/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);

  await user.type(screen.getByLabelText('RFC'), '{Backspace}8');
  expect(screen.queryByRole('option', { name: /^601/ })).toBeNull();
  await user.type(screen.getByLabelText('Nombre o razón social'), 'Eugenia Godínez');
  await user.selectOptions(screen.getByLabelText('Régimen fiscal'), '605');
  expect(screen.queryByRole('option', { name: /^G03/ })).toBeNull();
  await user.selectOptions(screen.getByLabelText('Régimen fiscal'), '612');
  await user.selectOptions(screen.getByLabelText('Uso de la factura'), 'G03');
  await user.type(screen.getByLabelText('Código postal de tu domicilio fiscal'), '97000');
  const asked = answer('put', `/orders/${ID}/invoice`, { order: anOrder(), items: [] });
  await user.click(screen.getByRole('button', { name: 'Pedir factura' }));

  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Datos de factura guardados'));
  expect(asked[0]?.body).toEqual({
    rfc: 'GODE561231GR8',
    name: 'Eugenia Godínez',
    regime: '612',
    use: 'G03',
    zip: '97000',
  });
});

test('when the form comes or goes then the focus stays in the part of the invoice', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Quiero factura' }));
  expect(screen.getByRole('region', { name: 'Factura' })).toHaveFocus();
  await screen.findByLabelText('RFC');

  await user.click(screen.getByRole('button', { name: 'Cancelar' }));

  expect(screen.getByRole('region', { name: 'Factura' })).toHaveFocus();
});

test('when the RFC is the one of everybody then the rest follows from it', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Quiero factura' }));
  await user.type(await screen.findByLabelText('RFC'), 'XAXX010101000');
  await user.tab();
  expect(screen.getByLabelText('Nombre o razón social')).toHaveValue('PUBLICO EN GENERAL');
  expect(screen.getByLabelText('Régimen fiscal')).toHaveValue('616');
});

test('when it was asked for then it is told, and can be corrected', async () => {
  const data = { rfc: 'GODE561231GR8', name: 'Eugenia Godínez', regime: '612', use: 'G03', zip: '97000' };
  const { user } = open({ ...data, askedAt: '2026-11-21T12:00:00.000Z' });
  expect(screen.getByText(/GODE561231GR8, Eugenia Godínez/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corregir mis datos' }));
  expect(await screen.findByLabelText('RFC')).toHaveValue('GODE561231GR8');
});

const AT = '2026-11-26T18:00:00.000Z';
const DATA = { rfc: 'GODE561231GR8', name: 'Eugenia', regime: '612', use: 'G03', zip: '97000', askedAt: AT };
const withCfdi = (cfdi: object) =>
  renderPage(
    <Invoice
      order={anOrder({ needsAddress: false, invoice: DATA, cfdi: { status: 'stamped', at: AT, ...cfdi } })}
      orderRef={{ orderId: ID, token: 'a&b' }}
    />,
  );

test('when the invoice is stamped then its files and those of its credit notes can be read, and no other is asked for', async () => {
  const { container } = withCfdi({
    uuid: '39C85A3F',
    isTest: true,
    credits: [{ amount: 10, uuid: '4' }, { amount: 2 }],
  });

  expect(await screen.findByText('Folio fiscal: 39C85A3F')).toBeVisible();
  expect(screen.getByText(/no tiene validez fiscal/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/api/orders/${ID}/invoice.pdf?t=a%26b`,
    `/api/orders/${ID}/invoice.xml?t=a%26b`,
    `/api/orders/${ID}/invoice.pdf?t=a%26b&credit=0`,
    `/api/orders/${ID}/invoice.xml?t=a%26b&credit=0`,
  ]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(await axeViolations(container)).toEqual([]);
});

test('when the invoice is being stamped, or is everybody’s then that is said', async () => {
  withCfdi({ status: 'asked' });
  expect(await screen.findByText(/se está timbrando/)).toBeVisible();
  withCfdi({ isGlobal: true });
  expect(await screen.findByText(/factura global/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the SAT refuses the data then it is said why, and they are corrected', async () => {
  const { user } = withCfdi({ status: 'refused', reason: 'El nombre no pertenece al RFC' });

  expect(await screen.findByText(/El nombre no pertenece al RFC/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Corregir mis datos' }));
  expect(await screen.findByLabelText('RFC')).toHaveValue('GODE561231GR8');
});

const AskedElsewhere = () => {
  const [order, setOrder] = useState(anOrder({ needsAddress: false }));
  const ask = () => setOrder({ ...order, cfdi: { status: 'asked', at: AT } });
  return (
    <>
      <Invoice order={order} orderRef={{ orderId: ID }} />
      <button onClick={ask}>En otra ventana</button>
    </>
  );
};
test('when it is asked for elsewhere while its form is open then what became of it takes the form’s place', async () => {
  const { user } = renderPage(<AskedElsewhere />);
  await user.click(screen.getByRole('button', { name: 'Quiero factura' }));
  expect(await screen.findByLabelText('RFC')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'En otra ventana' }));

  expect(await screen.findByText(/se está timbrando/)).toBeVisible();
  expect(screen.queryByLabelText('RFC')).toBeNull();
});
