import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import type { Settings } from '@shop/contracts/settings';
import { SHOP_WORDS } from '@shop/contracts/shop-words';
import type { OwnText } from '@shop/contracts/text';
import { anOwnText, aTextDraft, someSettings } from '@shop/contracts/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { TextDialog } from './text-dialog.tsx';
import { textRows } from './text-rows.ts';

beforeEach(() => sessionStorage.clear());

const ITEMS = [
  { title: 'Ana M.', note: 'Mérida', stars: 5, text: 'Rica.' },
  { title: 'Luis P.', note: 'Puebla', stars: 5, text: 'Muy rica.' },
];
const OPINIONS = anOwnText({
  id: 5,
  page: 'home',
  section: 'testimonials',
  title: 'Testimonios',
  content: 'De muestra',
  items: ITEMS,
});
const field = (name: string | RegExp) =>
  within(screen.getByRole('dialog')).getByLabelText(name, { selector: 'input, textarea' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const open = async (
  texts: OwnText[],
  name = 'Testimonios',
  shop: Partial<Settings> = {},
  onClose: () => void = () => undefined,
) => {
  const row = textRows(texts, SHOP_WORDS).find((one) => one.name === name)!;
  const view = renderPage(<TextDialog row={row} onClose={onClose} />, { shop });
  await screen.findByRole('dialog');
  return view;
};

describe('writing a text', () => {
  test('when Tienda says what a text stands in for then the window leads there, and not while it says nothing', async () => {
    const contact = { email: 'hola@miel.mx', phone: '', whatsapp: '' };
    const { unmount, baseElement } = await open([], 'Dirección, correo y teléfono', { contact });
    expect(screen.getByRole('link', { name: 'Viene de Tienda →' })).toHaveAttribute(
      'href',
      '/admin/settings',
    );
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    unmount();

    await open([], 'Dirección, correo y teléfono', {
      contact: { email: '', phone: '', whatsapp: '' },
      address: { ...someSettings().address, street: '' },
    });

    expect(screen.queryByRole('link', { name: 'Viene de Tienda →' })).toBeNull();
  });

  test('when it promises health then the words are marked while they are typed and it can be saved', async () => {
    const { user } = await open([OPINIONS]);
    expect(screen.queryByText(/^COFEPRIS/)).toBeNull();

    await user.type(field('Etiqueta junto al título'), ' que cura');

    expect(screen.getByText('COFEPRIS objeta estas palabras en un alimento: «cura».')).toBeVisible();
    expect(button('Publicar')).toBeEnabled();
  });

  test('when a word of the shop is changed, and another emptied then only the first is sent', async () => {
    const items = [{ title: 'Seguir comprando', text: 'Ver más mieles' }];
    const words = anOwnText({ id: 7, page: 'site', section: 'words-cart', items });
    const { user, shownToasts, baseElement } = await open([words], 'Botones y avisos: carrito');
    const sent = answer('put', '/admin/texts/:id/draft', { ...words, version: 4 });
    expect(field('Seguir comprando')).toHaveValue('Ver más mieles');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    await user.clear(field('Seguir comprando'));
    await user.type(field('Seguir comprando'), 'Ver más miel');

    await user.click(button('Guardar borrador'));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Borrador guardado' }));
    expect(sent[0]?.body).toMatchObject({ items: [{ title: 'Seguir comprando', text: 'Ver más miel' }] });
  });

  test('when lines are added, moved, hidden and taken out then the draft has them so', async () => {
    const { user, shownToasts, baseElement } = await open([OPINIONS]);
    const sent = answer('put', '/admin/texts/:id/draft', { ...OPINIONS, version: 4 });
    await user.click(button('Subir testimonio 2'));
    await user.click(button('Ocultar testimonio 2'));
    await user.click(button('Agregar testimonio'));
    const third = within(screen.getByRole('group', { name: 'Testimonio 3' }));
    await user.type(third.getByLabelText('Nombre'), 'Eva');
    await user.type(third.getByLabelText('Opinión'), 'Dulce.');
    await user.selectOptions(third.getByLabelText('Estrellas'), '4');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);

    await user.click(button('Guardar borrador'));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Borrador guardado' }));
    expect(sent[0]?.body).toMatchObject({
      title: 'Testimonios',
      version: 3,
      items: [
        { title: 'Luis P.' },
        { title: 'Ana M.', hidden: true },
        { title: 'Eva', text: 'Dulce.', stars: 4 },
      ],
    });
  });

  test('when it is published then all of it is sent with the version that was read', async () => {
    const { user, shownToasts } = await open([OPINIONS]);
    const sent = answer('post', '/admin/texts/:id/publish', { ...OPINIONS, version: 4 });
    await user.type(field('Título'), ' de clientes');
    await user.click(button('Quitar testimonio 1'));

    await user.click(button('Publicar'));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Texto publicado' }));
    expect(sent[0]).toMatchObject({
      params: { id: '5' },
      body: { title: 'Testimonios de clientes', content: 'De muestra', items: [ITEMS[1]], version: 3 },
    });
  });

  test('when nobody has written it yet then it is made first', async () => {
    const { user, shownToasts } = await open([], 'Preguntas frecuentes');
    const entry = anOwnText({ id: 12, page: 'contact', section: 'faq', unpublished: true, version: 1 });
    const made = answer('post', '/admin/texts', entry, 201);
    const sent = answer('post', '/admin/texts/:id/publish', { ...entry, version: 2 });
    await user.click(button('Agregar pregunta'));
    await user.type(field('Pregunta'), '¿Hacen factura?');
    await user.type(field('Respuesta'), 'Sí.');

    await user.click(button('Publicar'));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Texto publicado' }));
    const items = [{ title: '¿Hacen factura?', text: 'Sí.' }];
    expect(made[0]?.body).toMatchObject({ page: 'contact', section: 'faq', items });
    expect(sent[0]).toMatchObject({ params: { id: '12' }, body: { items, version: 1 } });
  });

  test.each([
    ['Guardar borrador', http.put, 'draft', 'Borrador guardado'],
    ['Publicar', http.post, 'publish', 'Texto publicado'],
  ] as const)(
    'when something is typed after %s was pressed and before it is done then it stays, to be saved',
    async (press, method, call, done) => {
      const onClose = jest.fn();
      const { user, shownToasts } = await open([OPINIONS], 'Testimonios', {}, onClose);
      const { promise, resolve: arrives } = Promise.withResolvers<void>();
      server.use(
        method(`${API_BASE}/admin/texts/:id/${call}`, async () => {
          await promise;
          return HttpResponse.json({ ...OPINIONS, title: 'Testimonios de clientes', version: 4 });
        }),
      );
      await user.type(field('Título'), ' de clientes');
      await user.click(button(press));
      await waitFor(() => expect(button('Guardar borrador')).toBeDisabled());
      await user.type(field('Título'), ' nuestros');
      await user.click(button('Quitar testimonio 1'));
      arrives();

      await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: done }));
      expect(field('Título')).toHaveValue('Testimonios de clientes nuestros');
      expect(onClose).not.toHaveBeenCalled();
      const sent = answer('put', '/admin/texts/:id/draft', { ...OPINIONS, version: 5 });
      await waitFor(() => expect(button('Guardar borrador')).toBeEnabled());
      await user.click(button('Guardar borrador'));
      await waitFor(() =>
        expect(sent[0]?.body).toMatchObject({
          title: 'Testimonios de clientes nuestros',
          items: [ITEMS[1]],
          version: 4,
        }),
      );
    },
  );

  test('when somebody else changed it then both are shown, and the next press is of the newest', async () => {
    const { user } = await open([OPINIONS]);
    await user.type(field('Título'), ' nuestros');
    const current = { ...OPINIONS, title: 'Opiniones', version: 4 };
    answer('put', '/admin/texts/:id/draft', { message: 'Otra persona cambió este texto.', current }, 409);
    await user.click(button('Guardar borrador'));
    const title = await screen.findByRole('region', { name: 'Título' });
    expect(title).toHaveTextContent('Opiniones');
    expect(field('Título')).toHaveValue('Testimonios nuestros');

    const sent = answer('put', '/admin/texts/:id/draft', { ...current, version: 5 });
    await user.click(button('Guardar borrador'));

    await waitFor(() => expect(sent[0]?.body).toMatchObject({ title: 'Testimonios nuestros', version: 4 }));
  });

  test('when there is a saved draft then the page itself can be looked at with it, and it can be dropped', async () => {
    const { user, shownToasts } = await open([{ ...OPINIONS, draft: aTextDraft({ items: ITEMS }) }]);
    expect(screen.getByText(/^Borrador de ana/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver en la página' })).toHaveAttribute('href', '/?borrador');
    const sent = answer('post', '/admin/texts/:id/discard', OPINIONS);

    await user.click(button('Descartar borrador'));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar el borrador?' }));
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Descartar' }));

    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Borrador descartado' }));
    expect(sent[0]?.body).toEqual({ version: 3 });
    await waitFor(() => expect(field('Título')).toHaveValue('Testimonios'));
  });
});

describe('the history of a text', () => {
  test('when a version is compared then what changed is marked, and it can be public again', async () => {
    answer('get', '/admin/texts/:id/versions', [
      { ...OPINIONS, version: 3, by: 'duena', at: OPINIONS.publishedAt },
      {
        ...OPINIONS,
        title: 'Voces',
        items: [ITEMS[0]],
        version: 1,
        by: null,
        at: '2026-01-02T18:00:00.000Z',
      },
    ]);
    const { user, shownToasts, baseElement } = await open([OPINIONS]);
    await user.click(screen.getByRole('tab', { name: 'Historial' }));
    expect(await screen.findByText('Texto inicial')).toBeVisible();

    await user.click(button(/^Comparar la versión de 2 de enero/));

    expect(screen.getByText('Voces').tagName).toBe('DEL');
    expect(screen.getByText('Testimonios', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText(/Luis P\. · Puebla/).tagName).toBe('INS');
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    const sent = answer('post', '/admin/texts/:id/restore', { ...OPINIONS, version: 4 });
    await user.click(button(/^Restaurar la versión de 2 de enero/));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Restaurar esta versión?' }));
    expect(question.getByText(/queda en el historial/)).toBeVisible();
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    expect(sent).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Restaurar' }));
    await waitFor(() => expect(shownToasts()[0]).toMatchObject({ title: 'Versión restaurada' }));
    expect(sent[0]?.body).toEqual({ version: 3, from: 1 });
  });

  test('when it was taken off its page then nothing is said of it, and each version can be public again', async () => {
    const earlier = { ...OPINIONS, version: 3, by: 'duena', at: OPINIONS.publishedAt };
    answer('get', '/admin/texts/:id/versions', [earlier]);
    const gone = { ...OPINIONS, title: null, content: null, items: undefined, unpublished: true, version: 4 };
    const { user, baseElement } = await open([gone]);
    expect(field('Título')).toHaveValue('');
    await user.click(screen.getByRole('tab', { name: 'Historial' }));
    await screen.findByText('duena');
    expect(screen.queryByText('En la tienda')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Comparar/ })).toBeNull();

    await user.click(button(/^Restaurar la versión/));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.queryByText(/queda en el historial/)).toBeNull();
    expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
    const sent = answer('post', '/admin/texts/:id/restore', { ...OPINIONS, version: 5 });
    await user.click(question.getByRole('button', { name: 'Restaurar' }));

    await waitFor(() => expect(sent[0]?.body).toEqual({ version: 4, from: 3 }));
    await user.click(screen.getByRole('tab', { name: 'Editar' }));
    expect(field('Título')).toHaveValue(OPINIONS.title);
  });
});
