import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { Invoice as InvoiceData } from '@shop/contracts/invoice';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
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
