import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor, within } from '@testing-library/react';
import { ImagePicker } from './image-picker.tsx';

const media = (name: string) => `http://localhost/media/subidas/${name}.webp`;

const askToDelete = async (uses: unknown[] = []) => {
  answer('get', '/admin/list-images', { success: true, images: [media('a'), media('b')], gallery: [] });
  const asked = answer('get', '/elixirs/image-use', { uses, ...(uses.length === 0 && { release: '9.x' }) });
  const view = renderPage(
    <ImagePicker current={media('b')} onSelect={() => undefined} onClose={() => undefined} />,
  );
  await view.user.click(screen.getByRole('tab', { name: 'Subir Imagen' }));
  await view.user.click(await screen.findByRole('button', { name: 'Eliminar la imagen elegida' }));
  const question = await screen.findByRole('alertdialog', { name: 'Eliminar imagen' });
  return { ...view, asked, question, confirm: within(question).getByRole('button', { name: 'Eliminar' }) };
};

test('when an upload is deleted then the catalogue is asked first, and it leaves list and choice', async () => {
  const { user, asked, confirm, question, shownToasts } = await askToDelete();
  const deleted = answer('delete', '/admin/images/:name', { success: true });
  expect(await axeViolations(question)).toEqual([]);

  await user.click(confirm);

  await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Imagen eliminada' }));
  expect(asked[0]?.url.search).toBe('?image=b.webp');
  expect(deleted[0]).toMatchObject({ params: { name: 'b.webp' } });
  expect(deleted[0]?.url.search).toBe('?release=9.x');
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Seleccionar' })).toBeDisabled();
});

test('when products show the upload then the window names them, and nothing is deleted', async () => {
  const { user, confirm, question } = await askToDelete([
    { kind: 'elixir', id: 3, name: 'Monte Blanco' },
    { kind: 'flower', id: 1, name: 'Tajonal' },
  ]);
  const deleted = answer('delete', '/admin/images/:name', { success: true });

  await user.click(confirm);

  expect(
    await within(question).findByText('Cámbiala antes en el producto «Monte Blanco» y la flor «Tajonal».'),
  ).toBeVisible();
  expect(deleted).toEqual([]);
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(2);
});

test('when a page shows the upload, or the call fails then the toast says so and it stays', async () => {
  const { user, confirm, shownToasts } = await askToDelete();
  answer(
    'delete',
    '/admin/images/:name',
    { message: 'La imagen se usa en el contenido de una página.' },
    409,
  );

  await user.click(confirm);

  await waitFor(() =>
    expect(shownToasts()[0]?.description).toBe('La imagen se usa en el contenido de una página.'),
  );
  expect(screen.getAllByRole('radio', { hidden: true })).toHaveLength(2);
  answer('get', '/elixirs/image-use', {}, 500);
  await user.click(confirm);
  await waitFor(() =>
    expect(shownToasts()[0]?.description).toBe('No se pudo eliminar la imagen. Inténtalo de nuevo.'),
  );
});
