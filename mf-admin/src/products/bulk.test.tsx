import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './bulk-bar.tsx';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => sessionStorage.clear());

const READ = [
  anElixir({ id: 1, name: 'Monte Blanco', version: 4 }),
  anElixir({ id: 2, name: 'Selva Alta', version: 0 }),
];
const AT = 'Sat, 21 Nov 2026 12:00:00 GMT';
const open = async (read = READ, total = read.length) => {
  server.use(
    http.get(`${API_BASE}/elixirs`, () =>
      HttpResponse.json(read, { headers: { 'x-total-count': String(total), date: AT } }),
    ),
  );
  const view = renderPage(<ProductsPage />);
  await screen.findByText('Monte Blanco');
  return view;
};
describe('several products at once', () => {
  const DONE = { done: [{ id: 1, version: 5 }], skipped: [] };
  const SKIPPED = [{ id: 2, name: 'Selva Alta', message: 'Otra persona lo cambió.' }];
  const seen = {
    rows: [
      { id: 1, version: 4, stockSeen: null },
      { id: 2, version: 0, stockSeen: null },
    ],
  };
  const tick = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await user.click(screen.getByRole('checkbox', { name: /elegir Monte Blanco/ }));
    await user.click(screen.getByRole('checkbox', { name: /elegir Selva Alta/ }));
    return within(await screen.findByRole('region', { name: 'Productos elegidos' }));
  };

  test('when two are ticked and sold out then both are sent as they were seen; the one that stays is ticked and named, and one press takes it back', async () => {
    const { user, container, shownToasts } = await open();
    const sent = answer('patch', '/elixirs', { ...DONE, skipped: SKIPPED });
    const bar = await tick(user);
    expect(bar.getByText('2 seleccionados')).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);

    await user.click(bar.getByRole('button', { name: 'Marcar agotados' }));

    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({
        title: '1 producto al día',
        description: 'Sin cambios: Selva Alta (Otra persona lo cambió.).',
      }),
    );
    expect(sent[0]?.body).toEqual({ ...seen, change: { isAvailable: false } });
    expect(screen.getByRole('checkbox', { name: /elegir Selva Alta/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /elegir Monte Blanco/ })).not.toBeChecked();
    shownToasts()[0]?.action?.run();
    await waitFor(() =>
      expect(sent[1]?.body).toEqual({
        rows: [{ id: 1, version: 5, stockSeen: null }],
        change: { isAvailable: true },
      }),
    );
  });

  test('when all that the list finds are chosen then its filter is sent, part after part, and a part that fails says how far it came', async () => {
    const { user, shownToasts } = await open(READ, 995);
    const sent: unknown[] = [];
    server.use(
      http.patch(`${API_BASE}/elixirs`, async ({ request }) => {
        sent.push(await request.json());
        if (sent.length === 1) return HttpResponse.json({ ...DONE, next: 50 });
        return HttpResponse.json({ message: '' }, { status: 503 });
      }),
    );
    const bar = await tick(user);
    await user.click(bar.getByRole('button', { name: 'Seleccionar los 995' }));
    expect(bar.getByText('995 seleccionados')).toBeVisible();
    expect(bar.queryByRole('button', { name: /^Seleccionar los/ })).toBeNull();
    await user.click(bar.getByRole('button', { name: 'Poner a la venta' }));

    await waitFor(() => expect(shownToasts()[0]?.description).toMatch(/Se interrumpió antes de terminar/));
    const until = new Date(AT).toISOString();
    expect(sent).toEqual([
      { find: { isCustom: false }, until, change: { isAvailable: true } },
      { find: { isCustom: false }, until, after: 50, change: { isAvailable: true } },
    ]);
  });

  test('when one of all is unticked then only those of the page stay chosen', async () => {
    const { user } = await open(READ, 995);
    const bar = await tick(user);
    await user.click(bar.getByRole('button', { name: 'Seleccionar los 995' }));

    await user.click(screen.getByRole('checkbox', { name: /elegir Selva Alta/ }));

    expect(bar.getByText('1 seleccionado')).toBeVisible();
  });

  test('when prices go up by per cent then both prices are seen first, those are stored, and one press brings the old ones back', async () => {
    const { user, baseElement, shownToasts } = await open();
    const asked = answer('post', '/elixirs/prices', {
      prices: [
        { id: 1, name: 'Monte Blanco', version: 4, price: 295, newPrice: 325 },
        { id: 7, name: 'Monte Blanco · 250 ml', version: 2, price: 1, newPrice: 1 },
      ],
    });
    const sent = answer('patch', '/elixirs/prices', DONE);
    const bar = await tick(user);
    await user.click(bar.getByRole('button', { name: 'Precio ± %' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Precio de 2 productos' }));
    expect(dialog.getByText(/se redondea al peso más cercano/)).toBeVisible();
    await user.type(dialog.getByLabelText('Cambio en %'), 'mucho{Enter}');
    expect(await dialog.findByText(/Escribe un porcentaje/)).toBeVisible();
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
    await user.clear(dialog.getByLabelText('Cambio en %'));
    await user.type(dialog.getByLabelText('Cambio en %'), '10{Enter}');
    expect(await dialog.findByText('$325.00 MXN')).toBeVisible();
    expect(dialog.getByText('$295.00 MXN')).toBeVisible();
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    expect(asked[0]?.body).toEqual({ rows: [{ id: 1 }, { id: 2 }], percent: 10, withSizes: true });
    expect(sent).toEqual([]);

    await user.click(dialog.getByRole('button', { name: 'Guardar precios' }));

    await waitFor(() => expect(sent[0]?.body).toEqual({ rows: [{ id: 1, version: 4, price: 325 }] }));
    await waitFor(() => expect(shownToasts()[0]?.title).toBe('1 producto con otro precio'));
    shownToasts()[0]?.action?.run();
    await waitFor(() => expect(sent[1]?.body).toEqual({ rows: [{ id: 1, version: 5, price: 295 }] }));
  });

  test('when no price would be another one then that is said, and nothing is stored', async () => {
    const { user } = await open();
    answer('post', '/elixirs/prices', {
      prices: [{ id: 1, name: 'Monte Blanco', version: 4, price: 295, newPrice: 295 }],
    });
    const sent = answer('patch', '/elixirs/prices', DONE);
    await user.click((await tick(user)).getByRole('button', { name: 'Precio ± %' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Precio de 2 productos' }));
    await user.type(dialog.getByLabelText('Cambio en %'), '0.1{Enter}');

    await user.click(await dialog.findByRole('button', { name: 'Guardar precios' }));

    expect(await dialog.findByText(/los precios quedan igual/)).toBeVisible();
    expect(sent).toEqual([]);
  });

  test('when they are counted then each goes with the count that was read, and no nonsense is sent', async () => {
    const { user, baseElement, shownToasts } = await open([READ[0]!, { ...READ[1]!, stock: 3 }]);
    const sent = answer('patch', '/elixirs', { done: [DONE.done[0], { id: 2, version: 1 }], skipped: [] });
    await user.click((await tick(user)).getByRole('button', { name: 'Existencias' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Existencias de 2 productos' }));
    const field = dialog.getByRole('textbox', { name: /Existencias/ });
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    await user.type(field, 'muchas{Enter}');
    expect(dialog.getByText(/Escribe un número entero de 0 en adelante/)).toBeVisible();
    await user.clear(field);
    await user.type(field, '24{Enter}');

    await waitFor(() => expect(shownToasts()[0]?.title).toBe('2 productos al día'));
    expect(sent[0]?.body).toEqual({
      rows: [seen.rows[0], { ...seen.rows[1], stockSeen: 3 }],
      change: { stock: 24 },
    });
  });

  test('when they are put into a collection then its name is sent, and one of signs alone is none', async () => {
    const { user, baseElement } = await open();
    const sent = answer('patch', '/elixirs', DONE);
    await user.click((await tick(user)).getByRole('button', { name: 'Colección' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Poner 2 productos en una colección' }));
    const field = dialog.getByRole('textbox', { name: /Colección/ });
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    await user.type(field, '¡!{Enter}');
    expect(dialog.getByText('Escribe cómo se llama')).toBeVisible();
    await user.clear(field);
    await user.type(field, 'navidad, Para regalar{Enter}');

    await waitFor(() =>
      expect(sent[0]?.body).toEqual({ ...seen, change: { collection: 'navidad, Para regalar' } }),
    );
  });

  test('when they are to be deleted then it asks by their names first', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('patch', '/elixirs', DONE);
    await user.click(screen.getByRole('checkbox', { name: /elegir Monte Blanco/ }));
    await user.click(await screen.findByRole('button', { name: 'Quitar del catálogo' }));
    const question = await screen.findByRole('alertdialog', {
      name: '¿Eliminar 1 producto?',
    });
    expect(question).toHaveTextContent('Monte Blanco');
    expect(sent).toEqual([]);

    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));

    await waitFor(() => expect(sent[0]?.body).toEqual({ rows: [seen.rows[0]], change: { isDeleted: true } }));
    await waitFor(() => expect(shownToasts()[0]?.title).toBe('1 producto fuera del catálogo'));
  });
});
