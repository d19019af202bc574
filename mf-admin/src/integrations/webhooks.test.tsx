import { beforeEach, describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import type { WebhookDelivery, WebhookEndpoint } from '@shop/contracts/webhook';
import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';
import './integrations.page.tsx';
import './webhook-dialog.tsx';
import './webhook-window.tsx';

beforeEach(() => sessionStorage.clear());

const SECRET = `whsec_${'s'.repeat(44)}`;
const anEndpoint = (over: Partial<WebhookEndpoint> = {}): WebhookEndpoint => ({
  id: 'a'.repeat(24),
  url: 'https://bodega.example.com/avisos?k=1',
  events: ['order.paid'],
  isEnabled: true,
  createdBy: 'duena',
  createdAt: '2026-11-20T18:00:00.000Z',
  ...over,
});
const aDelivery = (over: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  id: `msg_${'d'.repeat(32)}-${'a'.repeat(24)}`,
  webhookId: `msg_${'d'.repeat(32)}`,
  type: 'order.paid',
  status: 'delivered',
  tries: 1,
  createdAt: '2026-11-22T18:00:00.000Z',
  triedAt: '2026-11-22T18:00:02.000Z',
  answer: 204,
  took: 87,
  ...over,
});

const open = async (endpoints: WebhookEndpoint[], query = '') => {
  signedIn();
  answer('get', '/admin/tokens', []);
  answer('get', '/admin/webhooks', endpoints);
  return renderAdmin(`/admin/integrations${query}`);
};
/** The window of the first address, with these deliveries. */
const openWindow = async (deliveries: WebhookDelivery[], over: Partial<WebhookEndpoint> = {}) => {
  answer('get', '/admin/webhooks/:id/deliveries', deliveries);
  const view = await open([anEndpoint(over)]);
  await view.user.click(await screen.findByRole('button', { name: /^Administrar el webhook de bodega/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Webhook de bodega.example.com' }));
  return { ...view, dialog };
};

describe('webhooks', () => {
  test('when the page is opened then each address says what it hears, and since when it does not', async () => {
    const { container } = await open([
      anEndpoint(),
      anEndpoint({
        id: 'b'.repeat(24),
        url: 'https://caja.example.com/',
        events: ['order.shipped', 'later'],
        failingSince: '2026-11-21T18:00:00.000Z',
      }),
      anEndpoint({
        id: 'c'.repeat(24),
        url: 'https://viejo.example.com/',
        isEnabled: false,
        gaveUpAt: '2026-11-22T18:00:00.000Z',
      }),
    ]);

    const table = within(await screen.findByRole('table', { name: 'Webhooks' }));
    await table.findByText('bodega.example.com');
    expect(
      table
        .getAllByRole('row')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringMatching(/bodega\.example\.com.*Pedido pagado.*Activo.*Administrar$/),
      expect.stringMatching(/caja.*Pedido enviado, later.*Falla.*Desde el 21 de noviembre/),
      expect.stringMatching(/viejo.*Apagado.*La tienda lo apagó el 22 de noviembre/),
    ]);
    // The path or query of the URL may contain a password.
    expect(container.textContent).not.toContain('k=1');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when an address is added then its secret is shown this one time', async () => {
    const { user } = await open([]);
    expect(await screen.findByText(/^Todavía no hay webhooks/)).toBeVisible();
    const sent = answer('post', '/admin/webhooks', { ...anEndpoint(), secret: SECRET }, 201);
    await user.click(screen.getByRole('button', { name: 'Agregar webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar webhook' }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));
    expect(await dialog.findByText('Elige al menos un aviso')).toBeVisible();
    expect(dialog.getByText(/^Escribe la dirección completa/)).toBeVisible();
    expect(await axeViolations(document.body)).toEqual([]);

    await user.type(dialog.getByLabelText('Dirección'), 'https://bodega.example.com/avisos');
    await user.click(dialog.getByRole('checkbox', { name: /^Existencias bajas/ }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));

    expect(await dialog.findByLabelText('Secreto')).toHaveValue(SECRET);
    expect(sent.map(({ body }) => body)).toEqual([
      { url: 'https://bodega.example.com/avisos', events: ['stock.low'] },
    ]);
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(document.body.innerHTML).not.toContain(SECRET);
  });

  test('when a program may know of people then the owner says so, and the list tells it', async () => {
    const { user } = await open([{ ...anEndpoint(), hasPeople: true }]);
    expect(await screen.findByText('Con los datos de quien compró')).toBeVisible();
    const sent = answer('post', '/admin/webhooks', { ...anEndpoint(), secret: SECRET }, 201);
    await user.click(screen.getByRole('button', { name: 'Agregar webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar webhook' }));

    await user.type(dialog.getByLabelText('Dirección'), 'https://bodega.example.com/avisos');
    await user.click(dialog.getByRole('checkbox', { name: /^Pedido pagado/ }));
    await user.click(dialog.getByRole('checkbox', { name: /^Con los datos de quien compró/ }));
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ events: ['order.paid'], hasPeople: true }));
  });

  test('when the server refuses the address then its words stand at the field', async () => {
    const { user } = await open([]);
    await user.click(await screen.findByRole('button', { name: 'Agregar webhook' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar webhook' }));
    await user.type(dialog.getByLabelText('Dirección'), 'http://bodega.example.com/');
    await user.click(dialog.getByRole('checkbox', { name: /^Pedido pagado/ }));
    const errors = { url: 'Debe empezar con https://' };
    answer('post', '/admin/webhooks', { message: 'Revisa los datos enviados.', errors }, 400);

    await user.click(dialog.getByRole('button', { name: 'Agregar' }));

    expect(await dialog.findByText('Debe empezar con https://')).toBeVisible();
  });

  test('when the session ends over a new address then what it hears is chosen again, and no password was kept', async () => {
    const first = await open([]);
    await first.user.click(await screen.findByRole('button', { name: 'Agregar webhook' }));
    await first.user.type(await screen.findByLabelText('Dirección'), 'https://bodega.example.com/avisos?k=1');
    await first.user.click(screen.getByRole('checkbox', { name: /^Existencias bajas/ }));
    // The guard unmounts the page in the same way.
    first.unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('k=1');

    const { user } = await open([], '?ventana=webhook-new');
    const dialog = within(await screen.findByRole('dialog', { name: 'Agregar webhook' }));
    await waitFor(() => expect(dialog.getByRole('checkbox', { name: /^Existencias bajas/ })).toBeChecked());
    await user.type(dialog.getByLabelText('Dirección'), 'https://bodega.example.com/avisos?k=1');
    answer('post', '/admin/webhooks', { ...anEndpoint(), secret: SECRET }, 201);
    await user.click(dialog.getByRole('button', { name: 'Agregar' }));

    expect(await dialog.findByLabelText('Secreto')).toHaveValue(SECRET);
    await user.click(dialog.getByRole('button', { name: 'Listo' }));
    expect(sessionStorage).toHaveLength(0);
  });

  test('when its deliveries are opened then each says what became of it, and can be sent again', async () => {
    const { user, dialog } = await openWindow([
      aDelivery(),
      aDelivery({
        id: 'msg_w-a',
        type: 'stock.low',
        status: 'waiting',
        tries: 3,
        answer: 500,
        took: 12_345,
        failure: 'Contestó 500.',
        nextTryAt: '2999-11-22T20:30:00.000Z',
      }),
    ]);
    const rows = () => dialog.getAllByRole('row').map(({ textContent }) => textContent);
    await dialog.findByText('Entregado');
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/Pedido pagado.*Entregado.*204.*87 ms, 1 intento/),
      expect.stringMatching(
        /Existencias bajas.*Por enviar.*Contestó 500\. Otra vez el 22 de.*500.*12,345 ms, 3 intentos/,
      ),
    ]);
    expect(await axeViolations(document.body)).toEqual([]);
    const sent = answer('post', '/admin/webhooks/:id/deliveries/:deliveryId/resend', aDelivery());
    answer('get', '/admin/webhooks/:id/deliveries', [aDelivery({ tries: 2 })]);

    await user.click(dialog.getByRole('button', { name: /^Reenviar: Pedido pagado/ }));

    expect(await dialog.findByText(/2 intentos/)).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  test('when it is tried then the log is asked until it says how it went', async () => {
    const { user, dialog } = await openWindow([]);
    expect(await dialog.findByText(/^Todavía no se le ha enviado nada/)).toBeVisible();
    const waiting = aDelivery({ type: 'webhook.test', status: 'waiting', tries: 0 });
    answer('post', '/admin/webhooks/:id/test', waiting);
    answer('get', '/admin/webhooks/:id/deliveries', [{ ...waiting, nextTryAt: new Date().toISOString() }]);

    await user.click(dialog.getByRole('button', { name: 'Probar' }));
    expect(await dialog.findByText('Por enviar')).toBeVisible();
    answer('get', '/admin/webhooks/:id/deliveries', [aDelivery({ type: 'webhook.test' })]);

    expect(await dialog.findByText('Entregado', undefined, { timeout: 30_000 })).toBeVisible();
  });

  test('when it is off then it can only be turned on, and nothing is sent', async () => {
    const { user, dialog } = await openWindow([aDelivery()], { isEnabled: false });
    await dialog.findByText('Entregado');
    expect(dialog.queryByRole('button', { name: /Probar|Reenviar/ })).toBeNull();
    const sent = answer('patch', '/admin/webhooks/:id', anEndpoint());
    answer('get', '/admin/webhooks', [anEndpoint()]);

    await user.click(dialog.getByRole('button', { name: 'Encender' }));

    expect(await dialog.findByRole('button', { name: 'Probar' })).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ isEnabled: true }]);
  });

  test('when it gets another secret, or is deleted then that is asked first', async () => {
    const { user, dialog, shownToasts } = await openWindow([]);
    const renewed = answer('post', '/admin/webhooks/:id/secret', { ...anEndpoint(), secret: SECRET });
    await user.click(dialog.getByRole('button', { name: 'Otro secreto' }));
    const asked = within(await screen.findByRole('alertdialog', { name: 'Hacer otro secreto' }));
    expect(renewed).toHaveLength(0);
    await user.click(asked.getByRole('button', { name: 'Hacer otro' }));
    expect(await dialog.findByLabelText('Secreto')).toHaveValue(SECRET);

    const deleted = answer('delete', '/admin/webhooks/:id', anEndpoint());
    await user.click(dialog.getByRole('button', { name: 'Borrar' }));
    const sure = within(await screen.findByRole('alertdialog', { name: 'Borrar webhook' }));
    await user.click(sure.getByRole('button', { name: 'Borrar' }));

    await waitFor(() => expect(JSON.stringify(shownToasts())).toContain('Webhook borrado'));
    expect(deleted).toHaveLength(1);
  });
});
