import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { makeTestStore, renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { ImagePicker } from './image-picker.tsx';

const media = (name: string) => `http://localhost/media/${name}.webp`;
const GALLERY = Array.from({ length: 8 }, (_, i) => media(`semilla/flor-${i}`));
const list = (images: string[] = []) =>
  answer('get', '/admin/list-images', { success: true, images, gallery: GALLERY });

// jsdom can neither show files nor send them in a form: the browser's stories look at both.
beforeEach(
  () => void Object.assign(URL, { createObjectURL: () => 'blob:vista', revokeObjectURL: () => undefined }),
);
const answerUpload = (body: Record<string, unknown>, status: number) => {
  const seen: string[] = [];
  server.use(
    http.post(`${API_BASE}/admin/upload-image`, ({ request }) => {
      seen.push(request.method);
      return HttpResponse.json(body, { status });
    }),
  );
  return seen;
};
const open = (current = '', store = makeTestStore()) => {
  const onSelect = jest.fn();
  const onClose = jest.fn();
  const view = renderPage(<ImagePicker current={current} onSelect={onSelect} onClose={onClose} />, { store });
  return { ...view, onSelect, onClose };
};
const tab = (name: string) => screen.getByRole('tab', { name });
const photo = () => new File(['bytes'], 'foto.jpg', { type: 'image/jpeg' });

describe('image picker', () => {
  test('when it opens then the gallery shows eight pictures and the current one is chosen', async () => {
    list();
    const { onSelect, onClose, user } = open(GALLERY[2]);

    expect(tab('Galería')).toHaveAttribute('aria-selected', 'true');
    const choices = await screen.findAllByRole('radio');
    expect(choices).toHaveLength(8);
    expect(choices[2]).toBeChecked();
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    await user.click(choices[5]!);
    await user.click(screen.getByRole('button', { name: 'Seleccionar' }));

    expect(onSelect).toHaveBeenCalledWith(GALLERY[5]);
    expect(onClose).toHaveBeenCalled();
  });

  test('when no file was chosen then uploading asks for one', async () => {
    list();
    const { user, shownToasts } = open();
    await user.click(tab('Subir Imagen'));
    expect(await screen.findByText('No hay imágenes subidas aún.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Subir imagen' }));

    expect(shownToasts()[0]).toMatchObject({ description: 'Por favor selecciona una imagen primero' });
  });

  test('when a file is uploaded then it is previewed until it is there, first in the list and selected', async () => {
    list([media('subidas/vieja')]);
    const sent = answerUpload(
      { success: true, imageUrl: media('subidas/nueva'), message: 'Imagen subida correctamente' },
      201,
    );
    const { user, shownToasts, onSelect } = open();
    await user.click(tab('Subir Imagen'));
    await user.upload(screen.getByLabelText('Archivo de imagen'), photo());
    expect(await screen.findByAltText('Vista previa')).toHaveAttribute('src', 'blob:vista');

    await user.click(screen.getByRole('button', { name: 'Subir imagen' }));

    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
    expect(screen.getAllByRole('radio')[0]).toBeChecked();
    expect(sent).toHaveLength(1);
    expect(screen.queryByAltText('Vista previa')).toBeNull();
    expect(shownToasts()[0]).toMatchObject({ title: 'Éxito', description: 'Imagen subida correctamente' });
    await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
    expect(onSelect).toHaveBeenCalledWith(media('subidas/nueva'));
  });

  test('when a file is on its way then button and bar say so, and it cannot be sent twice (AD63)', async () => {
    list();
    const arrived = Promise.withResolvers<void>();
    server.use(
      http.post(`${API_BASE}/admin/upload-image`, async () => {
        await arrived.promise;
        return HttpResponse.json(
          { success: true, imageUrl: media('subidas/nueva'), message: '' },
          { status: 201 },
        );
      }),
    );
    const { user } = open();
    await user.click(tab('Subir Imagen'));
    await user.upload(screen.getByLabelText('Archivo de imagen'), photo());

    await user.click(screen.getByRole('button', { name: 'Subir imagen' }));

    expect(await screen.findByRole('button', { name: 'Subiendo...' })).toBeDisabled();
    expect(screen.getByRole('progressbar', { name: 'Avance de la subida' })).toBeVisible();
    expect(screen.getByLabelText('Archivo de imagen')).toBeDisabled();
    expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
    arrived.resolve();
    expect(await screen.findByRole('button', { name: 'Subir imagen' })).toBeEnabled();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('when it opens again then the images are read anew (AD68)', async () => {
    const asked = list([media('subidas/a')]);
    const { store, unmount } = open();
    await waitFor(() => expect(asked).toHaveLength(1));
    unmount();
    list([media('subidas/b'), media('subidas/a')]);

    const { user } = open('', store);
    await user.click(tab('Subir Imagen'));

    await waitFor(() => expect(screen.getAllByRole('radio')).toHaveLength(2));
  });

  test.each([
    ['with a reason', { message: 'No pudimos leer la imagen. Prueba con otra.' }, /No pudimos leer/],
    ['without a reason', {}, 'Error al subir la imagen'],
  ])('when an upload fails %s then the toast says so and the choice stays', async (_, body, text) => {
    list();
    answerUpload(body, 400);
    const { user, shownToasts, onSelect } = open(GALLERY[0]);
    await user.click(tab('Subir Imagen'));
    await user.upload(screen.getByLabelText('Archivo de imagen'), photo());

    await user.click(screen.getByRole('button', { name: 'Subir imagen' }));

    await waitFor(() => expect(shownToasts()[0]?.description).toMatch(text));
    await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
    expect(onSelect).toHaveBeenCalledWith(GALLERY[0]);
  });

  test.each([
    ['foto.jpg', 'image/jpeg', 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.'],
    ['IMG_0001.heic', '', /^Tu teléfono guardó la foto en HEIC\. Elige «Más compatible» en Ajustes/],
  ])(
    'when %s has 9 MB and cannot be read here then it stays, and the toast helps',
    async (name, type, text) => {
      list();
      const sent = answerUpload({}, 500);
      const { user, shownToasts } = open();
      await user.click(tab('Subir Imagen'));
      const large = new File([new Uint8Array(9 * 1024 * 1024)], name, { type });
      await user.upload(screen.getByLabelText('Archivo de imagen'), large);

      await user.click(screen.getByRole('button', { name: 'Subir imagen' }));

      await waitFor(() => expect(shownToasts()[0]?.description).toMatch(text));
      expect(sent).toEqual([]);
    },
  );

  test('when an address is typed then it is previewed and can be chosen', async () => {
    list();
    const { user, onSelect } = open();
    expect(screen.getByRole('button', { name: 'Seleccionar' })).toBeDisabled();
    await user.click(tab('URL Personalizada'));

    await user.type(screen.getByLabelText('URL de la imagen'), 'https://example.com/a.png');

    const panel = within(screen.getByRole('tabpanel'));
    expect(panel.getByAltText('Vista previa')).toHaveAttribute('src', 'https://example.com/a.png');
    await user.click(screen.getByRole('button', { name: 'Seleccionar' }));
    expect(onSelect).toHaveBeenCalledWith('https://example.com/a.png');
  });

  test('when the images cannot be listed then the lists are empty and the log says why', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer('get', '/admin/list-images', { message: '' }, 503);

    open();

    await waitFor(() => expect(log).toHaveBeenCalledWith('images could not be listed', expect.anything()));
    expect(screen.queryByRole('radio')).toBeNull();
    log.mockRestore();
  });
});
