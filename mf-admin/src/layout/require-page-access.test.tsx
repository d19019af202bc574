import { describe, expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { axeViolations } from '@shop/app-kit/testing/axe';
import type { Role } from '@shop/contracts/roles';
import { anOrder } from '@shop/contracts/testing/builders';
import { screen, within } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';

const enter = (role: Role, path: string) => {
  signedIn();
  answer('get', '/admin/settings', { message: '' }, 503);
  answer('get', '/admin/check-auth', { username: 'ana', role });
  return renderAdmin(path);
};
const entries = async () => {
  const menu = await screen.findByRole('navigation', { name: 'Administración' });
  return within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent?.trim());
};

describe('who may open a page of the back office', () => {
  test.each<[Role, string[], string[]]>([
    ['staff', ['Pedidos', 'Mensajes', 'Clientes', 'Ajustes'], []],
    ['editor', ['Productos', 'Flores', 'Ajustes'], ['Pedidos', 'Clientes', 'Reportes']],
    ['viewer', ['Pedidos', 'Reportes', 'Ajustes'], []],
  ])('when %s opens the menu then it leads where they may go', async (role, shown, missing) => {
    await enter(role, '/admin');

    const found = await entries();
    expect(found).toEqual(expect.arrayContaining(shown));
    expect(found.filter((entry) => missing.includes(entry ?? ''))).toEqual([]);
  });

  test.each<[Role, string]>([
    ['staff', '/admin/account'],
    ['editor', '/admin/texts'],
  ])('when %s may not change the settings then Ajustes leads to %s', async (role, href) => {
    await enter(role, '/admin');

    const menu = within(await screen.findByRole('navigation', { name: 'Administración' }));
    expect(menu.getByRole('link', { name: 'Ajustes' })).toHaveAttribute('href', href);
  });

  test('when an editor types the address of the orders then the page says so, and nothing is asked for', async () => {
    const asked = answer('get', '/orders', []);

    const { container } = await enter('editor', '/admin/orders');

    expect(await screen.findByRole('heading', { level: 1, name: 'No tienes permiso' })).toBeVisible();
    expect(asked).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when somebody may only look then the orders are there, and no button changes one', async () => {
    answer('get', '/orders', [anOrder({ number: 'AEM-00001' })]);

    await enter('viewer', '/admin/orders');

    expect(await screen.findByRole('button', { name: 'Detalles de AEM-00001' })).toBeVisible();
    for (const name of [/^Estado de/, 'Nuevo pedido'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Exportar' })).toBeNull();
  });
});
