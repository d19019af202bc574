import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { OpinionPage } from './opinion.page.tsx';

const TOKEN = `pedido-0123456789.7.${'a'.repeat(43)}`;
const asked = { product: 'Monte Blanco', name: 'Ximena' };
const open = (query = `?t=${TOKEN}&estrellas=4`) =>
  renderPage(<OpinionPage />, { path: `/opinion${query}`, shop: {} });
const send = () => screen.getByRole('button', { name: 'Enviar mi opinión' });

test('when a star of a mail is opened then so many are chosen and nothing is sent, and one press sends it', async () => {
  answer('get', '/opinions/:token', asked);
  const said = answer('post', '/opinions/:token', {
    ...asked,
    said: { stars: 4, text: 'Rica', isPublished: false },
  });
  const { user, container } = open();
  expect(await screen.findByRole('radio', { name: '4 estrellas' })).toBeChecked();
  expect(screen.getByText('Monte Blanco')).toBeVisible();
  expect(said).toEqual([]);
  expect(await axeViolations(container)).toEqual([]);

  await user.type(screen.getByLabelText(/Cuéntalo con tus palabras/), 'Rica');
  await user.click(send());

  expect(await screen.findByText('Gracias. La tienda la lee antes de publicarla.')).toBeVisible();
  expect(screen.getByRole('status')).toHaveFocus();
  expect(said.map(({ body, params }) => [params, body])).toEqual([
    [{ token: TOKEN }, { stars: 4, text: 'Rica', name: 'Ximena' }],
  ]);
});

test('when no star is chosen then that is asked for, and what was said before can be changed', async () => {
  answer('get', '/opinions/:token', asked);
  const said = answer('post', '/opinions/:token', { message: 'Este pedido se canceló.' }, 409);
  const { user } = open(`?t=${TOKEN}`);
  await user.click(await screen.findByRole('button', { name: 'Enviar mi opinión' }));
  expect(await screen.findByText('Elige de una a cinco estrellas')).toBeVisible();
  expect(said).toEqual([]);

  await user.click(screen.getByRole('radio', { name: '1 estrella' }));
  await user.click(send());

  expect(await screen.findByText('Este pedido se canceló.')).toBeVisible();
  expect(screen.getByRole('radio', { name: '1 estrella' })).toBeChecked();
});

test('when something was said before then the form has it', async () => {
  answer('get', '/opinions/:token', { ...asked, said: { stars: 2, text: 'Regular', isPublished: true } });

  open(`?t=${TOKEN}`);

  expect(await screen.findByDisplayValue('Regular')).toBeVisible();
  expect(screen.getByRole('radio', { name: '2 estrellas' })).toBeChecked();
});

test('when somebody changes what they just said then the form has that, not the star of the mail', async () => {
  answer('get', '/opinions/:token', asked);
  answer('post', '/opinions/:token', { ...asked, said: { stars: 2, text: 'Regular', isPublished: false } });
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: '2 estrellas' }));
  await user.type(screen.getByLabelText(/Cuéntalo con tus palabras/), 'Regular');
  await user.click(send());

  await user.click(await screen.findByRole('button', { name: 'Cambiar lo que dije' }));

  expect(await screen.findByDisplayValue('Regular')).toBeVisible();
  expect(screen.getByRole('radio', { name: '2 estrellas' })).toBeChecked();
  expect(screen.getByRole('radio', { name: '2 estrellas' })).toHaveFocus();
});

test.each(['?t=roto', ''])('when the address is %j then the page says that it is none', async (query) => {
  answer('get', '/opinions/:token', { message: 'No.' }, 404);

  open(query);

  expect(await screen.findByText(/Este enlace no es válido/)).toBeVisible();
});

test('when a photo is chosen then it is sent at once and shown, and one press takes it away', async () => {
  const said = { stars: 2, text: 'Regular', isPublished: false };
  const key = 'k'.repeat(24);
  answer('get', '/opinions/:token', { ...asked, said });
  const sent = answer('post', '/opinions/:token/photos', { ...asked, said: { ...said, photos: [key] } }, 201);
  const gone = answer('delete', '/opinions/:token/photos/:key', { ...asked, said });
  const { user, container } = open(`?t=${TOKEN}`);
  const file = new File(['x'], 'flor.jpg', { type: 'image/jpeg' });

  await user.upload(await screen.findByLabelText('Foto de tu compra'), file);

  expect(await screen.findByAltText('Tu foto 1')).toHaveAttribute(
    'src',
    `/api/opinions/${encodeURIComponent(TOKEN)}/photos/${key}`,
  );
  expect(sent).toHaveLength(1);
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Quitar la foto 1' }));
  await waitFor(() => expect(screen.queryByAltText('Tu foto 1')).toBeNull());
  expect(gone.map(({ params }) => params['key'])).toEqual([key]);
  expect(screen.getByRole('group', { name: 'Tus fotos' })).toHaveFocus();
});

test('when a photo is refused then it says why, and with three no more can be chosen', async () => {
  const photos = ['a', 'b', 'c'].map((one) => one.repeat(24));
  const said = { stars: 2, text: 'Regular', isPublished: false };
  answer('get', '/opinions/:token', { ...asked, said: { ...said, photos: photos.slice(1) } });
  answer('post', '/opinions/:token/photos', { message: 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.' }, 415);
  const { user } = open(`?t=${TOKEN}`);
  const input = await screen.findByLabelText('Foto de tu compra');
  await user.upload(input, new File(['x'], 'x.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText(/Sube una imagen JPG/)).toBeVisible();

  answer('post', '/opinions/:token/photos', { ...asked, said: { ...said, photos } }, 201);
  await user.upload(input, new File(['x'], 'x.jpg', { type: 'image/jpeg' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Agregar una foto' })).toBeNull());
});
