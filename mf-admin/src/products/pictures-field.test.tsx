import { beforeEach, describe, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE, cutOff } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { FACTS } from '@shop/contracts/elixir-facts';
import { anElixir } from '@shop/contracts/testing/builders';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import './product-dialogs.tsx';
import { ProductsPage } from './products.page.tsx';

const at = (name: string) => `http://localhost/media/subidas/${name}.webp`;
const THREE = [{ url: at('a'), alt: 'Frasco' }, { url: at('b'), alt: 'Etiqueta' }, { url: at('c') }];
const READ = anElixir({ version: 4, imageUrl: at('a'), alt: 'Frasco' });
const NO_HEIC = 'Tu teléfono guardó la foto en HEIC.';

beforeEach(() => sessionStorage.clear());

const open = async (pictures?: typeof THREE) => {
  answer('get', '/elixirs', [{ ...READ, ...(pictures && { pictures }) }]);
  answer('get', '/flowers', []);
  const view = renderPage(<ProductsPage />);
  await view.user.click(await screen.findByRole('button', { name: /^Editar/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Producto' }));
  await view.user.click(dialog.getByRole('heading', { name: 'Fotos' }));
  const sent = answer('patch', '/elixirs/:id', READ);
  const save = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]!.body;
  };
  return { ...view, dialog, save };
};
const altsIn = (dialog: ReturnType<typeof within>) =>
  within(dialog.getByRole('list', { name: 'Fotos en su orden' }))
    .getAllByRole('textbox')
    .map((one) => (one as HTMLInputElement).value);
/** Answers uploads one after the other; the fourth is refused. */
const answerUploads = () => {
  let count = 0;
  server.use(
    http.post(`${API_BASE}/admin/upload-image`, () => {
      count += 1;
      return count === 4
        ? HttpResponse.json({ success: false, message: NO_HEIC }, { status: 415 })
        : HttpResponse.json({ success: true, imageUrl: at(`n${count}`), message: '' }, { status: 201 });
    }),
  );
};
const photo = (_: unknown, index: number) =>
  new File(['bytes'], `foto-${index + 1}.jpg`, { type: 'image/jpeg' });

describe('the pictures of a product in its form', () => {
  test('when there is one then it is written as ever, and nothing of a list is sent', async () => {
    const { user, dialog, save } = await open();
    expect(dialog.queryByRole('list', { name: 'Fotos en su orden' })).toBeNull();
    const words = dialog.getByLabelText(new RegExp(`^${FACTS.alt.label}`));
    expect(words).toHaveValue('Frasco');

    await user.clear(words);
    await user.type(words, 'Miel');

    expect(await save()).toEqual({ alt: 'Miel', version: 4 });
  });

  test('when its details are looked at then each further picture stands there with its words', async () => {
    answer('get', '/elixirs', [{ ...READ, pictures: THREE }]);
    cutOff('get', '/admin/reports/elixirs/:id');
    const { user } = renderPage(<ProductsPage />);

    await user.click(await screen.findByRole('button', { name: /^Ver detalles/ }));

    const details = within(await screen.findByRole('dialog', { name: READ.name }));
    expect(details.getByText('Foto 2').nextElementSibling).toHaveTextContent('Etiqueta');
    expect(details.getByText('Foto 3').nextElementSibling).toHaveTextContent('Sin texto alternativo');
  });

  test('when an address that is none is moved down then its line says so', async () => {
    const { user, dialog } = await open(THREE);
    const address = dialog.getByLabelText('URL de Imagen');
    await user.clear(address);
    await user.type(address, 'foto de la miel');
    await user.click(dialog.getByRole('button', { name: 'Bajar la foto 1' }));

    await user.click(dialog.getByRole('button', { name: 'Guardar' }));

    await waitFor(() => expect(dialog.getByLabelText(/^Texto alternativo de la foto 2/)).toBeInvalid());
  });

  test('when a handle’s keys move one to the front then it is the main one, and the focus goes along', async () => {
    const { user, dialog, save, baseElement } = await open(THREE);
    expect(altsIn(dialog)).toEqual(['Frasco', 'Etiqueta', '']);
    dialog.getByRole('button', { name: /^Mover la foto 2/ }).focus();

    await user.keyboard('{ArrowUp}');

    expect(altsIn(dialog)).toEqual(['Etiqueta', 'Frasco', '']);
    expect(dialog.getByRole('button', { name: /^Mover la foto 1/ })).toHaveFocus();
    expect(dialog.getByText('Foto en el lugar 1 de 3: es la principal')).toBeInTheDocument();
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    expect(await save()).toEqual({
      imageUrl: at('b'),
      alt: 'Etiqueta',
      pictures: [
        { url: at('b'), alt: 'Etiqueta' },
        { url: at('a'), alt: 'Frasco' },
        { url: at('c'), alt: '' },
      ],
      version: 4,
    });
  });

  test('when buttons move, describe and take away then the list that is left is sent', async () => {
    const { user, dialog, save } = await open(THREE);

    await user.click(dialog.getByRole('button', { name: 'Bajar la foto 2' }));
    await user.click(dialog.getByRole('button', { name: 'Quitar la foto 3' }));
    fireEvent.change(dialog.getByLabelText(/^Texto alternativo de la foto 2/), {
      target: { value: 'Nueva' },
    });

    expect(await save()).toEqual({
      pictures: [
        { url: at('a'), alt: 'Frasco' },
        { url: at('c'), alt: 'Nueva' },
      ],
      version: 4,
    });
  });

  test('when one is dragged onto another then it takes its place', async () => {
    const { dialog, save } = await open(THREE);
    const dataTransfer = { setDragImage: () => undefined };
    const handle = dialog.getByRole('button', { name: /^Mover la foto 3/ });

    fireEvent.dragStart(handle, { dataTransfer });
    fireEvent.dragOver(dialog.getAllByRole('listitem')[0]!, { dataTransfer });
    fireEvent.dragEnd(handle, { dataTransfer });

    expect(altsIn(dialog)).toEqual(['', 'Frasco', 'Etiqueta']);
    expect(await save()).toMatchObject({ imageUrl: at('c'), alt: null });
  });

  test('when all but one are taken away then the list is taken back', async () => {
    const { user, dialog, save } = await open(THREE);

    await user.click(dialog.getByRole('button', { name: 'Quitar la foto 3' }));
    await user.click(dialog.getByRole('button', { name: 'Quitar la foto 2' }));

    expect(await save()).toEqual({ pictures: null, version: 4 });
  });

  test('when six are sent at once of which the fourth fails then five are there, and the fourth is told of', async () => {
    answerUploads();
    const { user, dialog } = await open();
    fireEvent.change(dialog.getByLabelText(/^URL de Imagen/), { target: { value: '' } });

    await user.upload(dialog.getByLabelText('Agregar fotos'), Array.from({ length: 6 }, photo));

    expect(
      await dialog.findByText(`No se pudo subir la foto 4 de 6 («foto-4.jpg»). ${NO_HEIC}`),
    ).toBeVisible();
    await waitFor(() => expect(altsIn(dialog)).toHaveLength(5));
    expect(dialog.getByLabelText(/^URL de Imagen/)).toHaveValue(at('n1'));
  });

  test('when photos are on their way then no other is chosen, and what is saved would lack them', async () => {
    const gate = Promise.withResolvers<void>();
    server.use(
      http.post(`${API_BASE}/admin/upload-image`, async () => {
        await gate.promise;
        return HttpResponse.json({ success: true, imageUrl: at('n1'), message: '' }, { status: 201 });
      }),
    );
    const { user, dialog, save, shownToasts } = await open([...THREE, { url: at('d') }]);
    const gallery = dialog.getByRole('button', { name: 'Elegir otra de la galería' });

    await user.upload(dialog.getByLabelText('Agregar fotos'), [photo(0, 0)]);

    expect(gallery).toBeDisabled();
    expect(dialog.getByLabelText('Agregar fotos')).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(shownToasts()[0]?.description).toMatch(/^Todavía se suben fotos/));
    gate.resolve();
    await waitFor(() => expect(altsIn(dialog)).toHaveLength(5));
    await waitFor(() => expect(gallery).toBeEnabled());
    expect(await save()).toMatchObject({ pictures: expect.arrayContaining([{ url: at('n1'), alt: '' }]) });
  });

  test('when more are chosen than there is room for then those that are left out are named', async () => {
    answerUploads();
    const { user, dialog } = await open([...THREE, { url: at('d') }, { url: at('e') }]);

    await user.upload(dialog.getByLabelText('Agregar fotos'), Array.from({ length: 2 }, photo));

    expect(await dialog.findByText('«foto-2.jpg» ya no cupo: son 6 fotos como máximo.')).toBeVisible();
    expect(altsIn(dialog)).toHaveLength(6);
    expect(dialog.queryByLabelText('Agregar fotos')).toBeNull();
  });
});
