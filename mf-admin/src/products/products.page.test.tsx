import { beforeEach, describe, expect, test } from '@jest/globals';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/flowers', []);
});

const PATH = '/admin/products';
const dialog = (name: string) => screen.findByRole('dialog', { name });
const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('products list', () => {
  test('when products come then the rows tell price and badges', async () => {
    const asked = answer('get', '/elixirs', [anElixir({ id: 4, price: 1295.5, isAvailable: false })]);

    const { container } = renderPage(<ProductsPage />, { path: PATH });

    const row = (await screen.findByText('Amanecer de Tajonal')).closest('tr') as HTMLElement;
    expect(within(row).getByText('$1,295.50 MXN')).toBeVisible();
    expect(within(row).getAllByText('No')).toHaveLength(2);
    expect(asked[0]?.url.search).toBe('?page=1&pageSize=20&sort=id&isCustom=false');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is searched, filtered and sorted then the server is asked for exactly that', async () => {
    const asked = answer('get', '/elixirs', [anElixir()]);
    const { user } = renderPage(<ProductsPage />, { path: `${PATH}?pagina=3` });
    await screen.findByText('Amanecer de Tajonal');

    await user.type(field('Buscar'), 'taj');
    await user.selectOptions(field('Disponible'), 'false');
    await user.selectOptions(field('Personalizado'), 'todos');
    const column = () => screen.getByRole('columnheader', { name: /Precio/ });
    await user.click(screen.getByRole('button', { name: 'Precio' }));
    // Waits until the address has the order: a second press before that would repeat the first.
    await waitFor(() => expect(column()).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(screen.getByRole('button', { name: 'Precio' }));

    await waitFor(() =>
      expect(asked.at(-1)?.url.search).toBe('?page=1&pageSize=20&sort=-price&q=taj&isAvailable=false'),
    );
    expect(column()).toHaveAttribute('aria-sort', 'descending');
  });

  test('when an address makes no sense then it asks for the first page in the usual order', async () => {
    const asked = answer('get', '/elixirs', []);

    renderPage(<ProductsPage />, { path: `${PATH}?pagina=-2&orden=__proto__&disponible=x&personalizado=y` });

    await waitFor(() => expect(asked[0]?.url.search).toBe('?page=1&pageSize=20&sort=id&isCustom=false'));
  });
});

describe('product dialogs', () => {
  const open = async (button: string | RegExp, products = [anElixir()]) => {
    answer('get', '/elixirs', products);
    const view = renderPage(<ProductsPage />, { path: PATH });
    await view.user.click(await screen.findByRole('button', { name: button }));
    return view;
  };

  test('when an empty product is saved then each rule is told beside its field, and nothing is sent', async () => {
    const sent = answer('post', '/elixirs', {}, 201);
    const { user } = await open('Agregar Producto');
    await dialog('Agregar Producto');
    expect(field('Precio')).toHaveValue('0');
    expect(field(/^Disponible(?!$)/ as never)).toBeChecked();

    await user.click(save());

    expect(await screen.findByText('El nombre debe tener al menos 3 caracteres')).toBeVisible();
    expect(screen.getByText('La descripción debe tener al menos 10 caracteres')).toBeVisible();
    expect(screen.getByText('El precio debe ser un número positivo')).toBeVisible();
    expect(screen.getByText('Debe ser una URL válida')).toBeVisible();
    expect(field('Nombre')).toHaveFocus();
    expect(sent).toEqual([]);
    expect(await axeViolations(await dialog('Agregar Producto'))).toEqual([]);
  });

  test('when a product is created then its price is a number, the list is read again and the window closes', async () => {
    const sent = answer('post', '/elixirs', anElixir(), 201);
    const { user, shownToasts } = await open('Agregar Producto', []);
    await dialog('Agregar Producto');
    await user.type(field('Nombre'), 'Luna de Henequén');
    await user.type(field('Descripción'), 'Miel oscura con flores de la milpa.');
    await user.clear(field('Precio'));
    await user.type(field('Precio'), '249.50');
    await user.type(field('URL de Imagen'), 'https://example.com/luna.webp');
    answer('get', '/elixirs', [anElixir({ name: 'Luna de Henequén' })]);

    await user.click(save());

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent[0]?.body).toEqual({
      name: 'Luna de Henequén',
      description: 'Miel oscura con flores de la milpa.',
      price: 249.5,
      imageUrl: 'https://example.com/luna.webp',
      isAvailable: true,
      isCustom: false,
      flowers: [],
    });
    expect(shownToasts()[0]).toMatchObject({ title: 'Producto creado' });
    expect(await screen.findByText('Luna de Henequén')).toBeVisible();
    expect(sessionStorage.getItem('draft:producto-nuevo')).toBeNull();
  });

  test('when the server refuses a field then it says so there, the toast too, and all typed values stay', async () => {
    answer('patch', '/elixirs/:id', { message: 'Revisa', errors: { name: 'Ese nombre ya existe' } }, 400);
    const { user, shownToasts } = await open('Editar Amanecer de Tajonal');
    await dialog('Editar Producto');
    expect(field('Precio')).toHaveValue('295');
    await user.clear(field('Nombre'));
    await user.type(field('Nombre'), 'Otro nombre');

    await user.click(save());

    expect(await screen.findByText('Ese nombre ya existe')).toBeVisible();
    expect(shownToasts()[0]).toMatchObject({
      title: 'Error',
      description: 'No se pudo actualizar el producto. Inténtalo de nuevo.',
    });
    expect(field('Nombre')).toHaveValue('Otro nombre');
  });

  test('when a product is deleted then name and ID were shown, and a failure keeps the question open', async () => {
    answer('delete', '/elixirs/:id', { message: '' }, 503);
    const { user, shownToasts } = await open('Eliminar Amanecer de Tajonal');
    const question = await screen.findByRole('alertdialog', { name: 'Eliminar producto' });
    expect(question).toHaveTextContent(
      '¿Estás seguro que deseas eliminar este producto? Esta acción no se puede deshacer.',
    );
    expect(question).toHaveTextContent('Amanecer de Tajonal (ID: 1)');
    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));
    await waitFor(() =>
      expect(shownToasts()[0]).toMatchObject({
        description: 'No se pudo eliminar el producto. Inténtalo de nuevo.',
      }),
    );
    expect(within(question).getByRole('button', { name: 'Eliminar' })).toHaveFocus();
    answer('delete', '/elixirs/:id', anElixir());
    answer('get', '/elixirs', []);

    await user.click(within(question).getByRole('button', { name: 'Eliminar' }));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Producto eliminado' }));
    expect(await screen.findByText('No hay productos. Agrega uno para empezar.')).toBeVisible();
  });

  test('when details are opened then they tell flowers and sales, and their foot leads to the form and back', async () => {
    answer('get', '/admin/reports/elixirs/:id', { orders: 3, units: 5, sales: 1475 });
    const { user } = await open('Ver detalles de Amanecer de Tajonal', [
      anElixir({ flowers: ['Tajonal', 'Xtabentún'] }),
    ]);

    const panel = within(await dialog('Amanecer de Tajonal'));

    expect(panel.getByText('Tajonal, Xtabentún')).toBeVisible();
    expect(await panel.findByText('5 piezas en 3 pedidos: $1,475.00 MXN')).toBeVisible();
    expect(panel.queryByRole('textbox')).toBeNull();
    await user.click(panel.getByRole('button', { name: 'Editar' }));
    expect(within(await dialog('Editar Producto')).getByLabelText('Nombre')).toHaveValue(
      'Amanecer de Tajonal',
    );
    await user.keyboard('{Escape}');
    await waitFor(() => expect(panel.getByRole('button', { name: 'Editar' })).toHaveFocus());
  });
});
