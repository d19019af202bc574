import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { anElixir } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import '../products/product-dialogs.tsx';
import { ProductsPage } from '../products/products.page.tsx';

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/flowers', []);
});

const READ = anElixir({ version: 4 });
const field = (name: string) =>
  within(screen.getByRole('dialog')).getByLabelText(name, { selector: 'input, textarea' });
const button = (name: string) => screen.getByRole('button', { name });
const retype = async (user: ReturnType<typeof renderPage>['user'], name: string, value: string) => {
  await user.clear(field(name));
  await user.type(field(name), value);
};
const open = async (read = READ) => {
  answer('get', '/elixirs', [read]);
  const view = renderPage(<ProductsPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  await screen.findByRole('dialog', { name: 'Editar Producto' });
  return view;
};
/** The refusal after somebody else saved first: their stored values, as the service answers them. */
const refused = (theirs: Parameters<typeof anElixir>[0]) => {
  const current = anElixir({ version: 5, ...theirs });
  answer('get', '/elixirs', [current]);
  return answer('patch', '/elixirs/:id', { message: 'Otra persona cambió este elixir.', current }, 409);
};
const notice = () => screen.findByText('Otra persona guardó cambios mientras editabas');

describe('editing a product', () => {
  test('when one field was changed then only it is sent, with the version that was read', async () => {
    const { user } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);
    await retype(user, 'Precio', '310');

    await user.click(button('Guardar'));

    await waitFor(() => expect(sent[0]?.body).toEqual({ price: 310, version: 4 }));
  });

  test('when somebody else deleted it then the server says so, and what was typed stays', async () => {
    const { user, shownToasts } = await open();
    answer('get', '/elixirs', []);
    answer('patch', '/elixirs/:id', { message: 'No encontramos ese elixir.' }, 404);
    await retype(user, 'Precio', '310');

    await user.click(button('Guardar'));

    await waitFor(() => expect(JSON.stringify(shownToasts())).toContain('No encontramos ese elixir.'));
    expect(await screen.findByText(/^No hay productos/)).toBeInTheDocument();
    expect(field('Precio')).toHaveValue('310');
  });

  test('when nothing was changed then nothing is sent and the window says so', async () => {
    const { user, shownToasts } = await open();
    const sent = answer('patch', '/elixirs/:id', READ);

    await user.click(button('Guardar'));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToasts()[0]).toMatchObject({ title: 'Sin cambios' });
    expect(sent).toEqual([]);
  });

  test('when somebody else changed the same field then both values are shown, and mine is kept until I say so', async () => {
    const { user, baseElement } = await open();
    await retype(user, 'Precio', '310');
    await retype(user, 'Nombre', 'Tajonal de mayo');
    refused({ price: 280 });
    await user.click(button('Guardar'));
    // It takes the focus: the window may be scrolled to where it cannot be seen.
    const shown = await notice();
    expect(document.activeElement).toContainElement(shown);
    const price = within(screen.getByRole('region', { name: 'Precio' }));
    expect(price.getByText('280')).toBeVisible();
    expect(price.getByText('310')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Nombre' })).toBeNull();
    expect(field('Precio')).toHaveValue('310');
    expect(field('Nombre')).toHaveValue('Tajonal de mayo');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    const sent = answer('patch', '/elixirs/:id', READ);
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Tajonal de mayo', price: 310, version: 5 }));
  });

  test('when I take theirs then it stands in the form and is not sent, and mine can be taken back', async () => {
    const { user } = await open();
    await retype(user, 'Precio', '310');
    refused({ price: 280, description: 'Miel clara de tajonal, cosecha de mayo.' });
    await user.click(button('Guardar'));
    await notice();
    expect(screen.getByText(/lo que cambió: Descripción/)).toBeVisible();
    expect(field('Descripción')).toHaveValue('Miel clara de tajonal, cosecha de mayo.');

    await user.click(button('Usar lo suyo'));
    expect(field('Precio')).toHaveValue('280');
    await user.click(button('Dejar lo mío'));
    expect(field('Precio')).toHaveValue('310');
    await user.click(button('Usar lo suyo'));
    await retype(user, 'Nombre', 'Tajonal de mayo');
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.click(button('Guardar'));

    await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Tajonal de mayo', version: 5 }));
  });

  test('when the other one changed something else then mine stays and the next press stores both', async () => {
    const { user } = await open();
    await retype(user, 'Nombre', 'Tajonal de mayo');
    refused({ isAvailable: false });
    await user.click(button('Guardar'));

    expect(await screen.findByText(/lo que cambió: Disponible/)).toBeVisible();
    expect(screen.getByRole('switch', { name: /^Disponible/ })).not.toBeChecked();
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.click(button('Guardar'));

    await waitFor(() => expect(sent[0]?.body).toEqual({ name: 'Tajonal de mayo', version: 5 }));
  });

  test('when a draft of an older version comes back then that version is sent, and nobody is overwritten', async () => {
    sessionStorage.setItem('draft:producto-1', JSON.stringify({ ...READ, price: '310' }));
    const { user } = await open(anElixir({ version: 5, price: 280 }));
    await waitFor(() => expect(field('Precio')).toHaveValue('310'));
    const first = refused({ price: 280 });

    await user.click(button('Guardar'));

    await waitFor(() => expect(first[0]?.body).toEqual({ price: 310, version: 4 }));
    await notice();
    // The base of the draft is unknown after the reload: every difference is shown.
    expect(within(screen.getByRole('region', { name: 'Precio' })).getByText('280')).toBeVisible();
    const sent = answer('patch', '/elixirs/:id', READ);
    await user.click(button('Guardar'));
    await waitFor(() => expect(sent[0]?.body).toEqual({ price: 310, version: 5 }));
  });
});
