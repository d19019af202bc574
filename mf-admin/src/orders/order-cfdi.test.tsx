import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { DetailInvoice } from './detail-invoice.tsx';
import './order-cfdi.tsx';

const ID = 'order-0123456789abcdef';
const AT = '2026-11-26T18:00:00.000Z';
const invoice = {
  rfc: 'GODE561231GR8',
  name: 'Eugenia',
  regime: '612',
  use: 'G03',
  zip: '97000',
  askedAt: AT,
};
const open = (cfdi?: object) =>
  renderPage(
    <DetailInvoice
      order={anOrder({ id: ID, invoice, ...(cfdi && { cfdi: { status: 'stamped', at: AT, ...cfdi } }) })}
    />,
  );
const button = (name: string) => screen.findByRole('button', { name });

test('when an invoice is stamped then its state and files are seen, and it is cancelled with a motive alone', async () => {
  const { user, container } = open({ uuid: '39C85A3F', isTest: true, credits: [{ amount: 10, uuid: '4' }] });

  expect(await screen.findByText('Timbrada, de prueba')).toBeVisible();
  expect(screen.getByText('Nota de crédito por $10.00 MXN: timbrada')).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/api/orders/${ID}/invoice.pdf`,
    `/api/orders/${ID}/invoice.xml`,
    `/api/orders/${ID}/invoice.pdf?credit=0`,
    `/api/orders/${ID}/invoice.xml?credit=0`,
  ]);
  expect(screen.queryByRole('button', { name: 'Timbrar otra vez' })).toBeNull();
  expect(await button('Cancelar factura')).toBeDisabled();
  expect(await axeViolations(container)).toEqual([]);
  const sent = answer('post', `/orders/${ID}/invoice/cancel`, anOrder());

  await user.selectOptions(screen.getByLabelText('Cancelar la factura porque'), '03');
  await user.click(await button('Cancelar factura'));

  await waitFor(() => expect(sent[0]?.body).toEqual({ motive: '03' }));
});

test('when an invoice was refused then it is said why, and it is asked for again', async () => {
  const { user } = open({ status: 'refused', reason: 'El nombre no pertenece al RFC' });
  const sent = answer('post', `/orders/${ID}/invoice/retry`, anOrder());

  expect(await screen.findByText('El nombre no pertenece al RFC')).toBeVisible();
  await user.click(await button('Timbrar otra vez'));

  await waitFor(() => expect(sent).toHaveLength(1));
});

test('when the order is in the global invoice then nothing is done to it here', async () => {
  open({ isGlobal: true, uuid: '39C85A3F' });

  expect(await screen.findByText('Timbrada, en la factura global')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('when the shop stamps nothing then the owner marks what was made elsewhere, with or without its folio', async () => {
  const { user } = open();
  const sent = answer('post', `/orders/${ID}/invoice/by-hand`, anOrder());

  await user.type(await screen.findByLabelText(/Folio fiscal/), '39c85a3f-275b-4341-b259-e8971d9f8a94 ');
  await user.click(await button('Marcar como timbrada'));

  await waitFor(() => expect(sent[0]?.body).toEqual({ uuid: '39c85a3f-275b-4341-b259-e8971d9f8a94' }));
});
