import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aCartLine, aFlower } from '@shop/contracts/testing/builders';
import { answerTexts } from '../testing/seeded-texts.ts';
import { CustomizePage } from './customize.page.tsx';

const flowers = (count: number) =>
  Array.from({ length: count }, (_, index) => aFlower({ id: index + 1, name: `Flor ${index + 1}` }));
const SUBMIT = { name: 'Crear mi elixir' };

beforeEach(() => void answerTexts('customize'));

describe('the flower picker', () => {
  test('when there are many flowers then four show first and the toggle shows all or fewer (SF18, SF19)', async () => {
    answer('get', '/flowers', flowers(6));
    const { user, container } = renderPage(<CustomizePage />);

    expect(await screen.findAllByRole('checkbox')).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Ver todas las flores (6)' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'Ver menos' }));

    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
    expect(document.title).toBe('Personaliza tu Elixir | Flor de Kaab');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when fewer flowers show then what was chosen stays chosen', async () => {
    answer('get', '/flowers', flowers(6));
    const { user } = renderPage(<CustomizePage />);

    await user.click(await screen.findByRole('button', { name: 'Ver todas las flores (6)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Flor 6' }));
    await user.click(screen.getByRole('button', { name: 'Ver menos' }));

    expect(screen.getByRole('button', { name: 'Quitar Flor 6' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Ver todas las flores (6)' }));
    expect(screen.getByRole('checkbox', { name: 'Flor 6' })).toBeChecked();
  });

  test('when a flower is out of season then it is not offered (H25)', async () => {
    answer('get', '/flowers', [...flowers(2), aFlower({ id: 9, name: 'Ciricote', isAvailable: false })]);

    renderPage(<CustomizePage />);

    expect(await screen.findAllByRole('checkbox')).toHaveLength(2);
    expect(screen.queryByText('Ciricote')).toBeNull();
  });

  test('when one of eight flowers went out of season then another takes its place', async () => {
    answer('get', '/flowers', flowers(9));
    answer('post', '/custom-elixirs', { message: 'Ya no tenemos Flor 1.' }, 409);
    const { user } = renderPage(<CustomizePage />, { path: '/customize?flores=1,2,3,4,5,6,7,8' });
    await user.click(await screen.findByRole('button', { name: 'Cambiar flores' }));
    answer('get', '/flowers', flowers(9).slice(1));
    await user.click(screen.getByRole('button', SUBMIT));
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: 'Flor 1' })).toBeNull());

    const { elixir, item } = aCartLine({ id: 90, isCustom: true });
    const sent = answer('post', '/custom-elixirs', { elixir, item, cart: { id: item.cartId } }, 201);
    await user.click(screen.getByRole('button', { name: 'Ver todas las flores (8)' }));
    await user.click(screen.getByRole('checkbox', { name: 'Flor 9' }));
    await user.click(screen.getByRole('button', SUBMIT));

    await screen.findByRole('button', { name: '¡Elixir creado!' });
    expect(sent[0]?.body).toMatchObject({ flowerIds: [2, 3, 4, 5, 6, 7, 8, 9] });
  });

  test('when eight are chosen then no ninth can be', async () => {
    answer('get', '/flowers', flowers(9));
    const { user } = renderPage(<CustomizePage />);
    await user.click(await screen.findByRole('button', { name: 'Ver todas las flores (9)' }));

    for (let id = 1; id <= 8; id += 1) await user.click(screen.getByRole('checkbox', { name: `Flor ${id}` }));

    expect(screen.getByRole('checkbox', { name: 'Flor 9' })).toBeDisabled();
    expect(screen.getByText('Elige hasta 8 flores')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Quitar Flor 1' }));
    expect(screen.getByRole('checkbox', { name: 'Flor 9' })).toBeEnabled();
    // The pressed button is gone: whoever has a keyboard goes on at the flower that took its place.
    expect(screen.getByRole('button', { name: 'Quitar Flor 2' }).closest('li')).toHaveFocus();
  });

  test('when the flowers do not come then it says so and the retry brings them', async () => {
    cutOff('get', '/flowers');
    const { user } = renderPage(<CustomizePage />);
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar las flores.');

    answer('get', '/flowers', flowers(1));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByRole('checkbox', { name: 'Flor 1' })).toBeEnabled();
  });

  test('when there are no flowers then it leads to the menu', async () => {
    answer('get', '/flowers', []);

    renderPage(<CustomizePage />);

    expect(await screen.findByText('Hoy no hay flores en el taller')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver nuestro menú' })).toHaveAttribute('href', '/menu');
  });

  test('when nothing is chosen then the button sleeps and says why (SF20, SF22)', async () => {
    answer('get', '/flowers', flowers(1));

    renderPage(<CustomizePage />);

    expect(await screen.findByRole('button', SUBMIT)).toBeDisabled();
    expect(screen.getByRole('button', SUBMIT)).toHaveAccessibleDescription('Selecciona al menos una flor');
    expect(within(screen.getByRole('region', { name: 'Tu elixir' })).getByText('$375.00 MXN')).toBeVisible();
    await waitFor(() => expect(screen.getByText('0 de 8')).toBeVisible());
  });
});

describe('what to choose', () => {
  const sweet = { taste: { sweet: 5, floral: 1, intense: 1 } };
  const some = () => flowers(6).map((flower) => (flower.id > 4 ? { ...flower, ...sweet } : flower));

  test('when a taste is pressed then all its flowers show, and no taste that no flower has is offered', async () => {
    answer('get', '/flowers', some());
    const { user } = renderPage(<CustomizePage />);

    await user.click(await screen.findByRole('button', { name: 'Dulce' }));

    expect(screen.getAllByRole('checkbox')).toHaveLength(2);
    expect(screen.getByRole('checkbox', { name: 'Flor 6' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Intenso' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Dulce' }));
    expect(screen.getAllByRole('checkbox')).toHaveLength(4);
  });

  test('when a surprise is asked for then two or three flowers are chosen, and it can be taken back', async () => {
    answer('get', '/flowers', some());
    const { user, shownToasts } = renderPage(<CustomizePage />);
    await user.click(await screen.findByRole('checkbox', { name: 'Flor 1' }));

    await user.click(screen.getByRole('button', { name: 'Sorpréndeme' }));

    const removers = screen.getAllByRole('button', { name: /^Quitar Flor/ });
    expect([2, 3]).toContain(removers.length);
    act(() => shownToasts()[0]?.action?.run());
    expect(screen.getByRole('button', { name: 'Quitar Flor 1' })).toBeVisible();
    expect(screen.getByText('1 de 8')).toBeVisible();
  });

  test('when the details of a flower are asked for then they tell it and choose it', async () => {
    answer('get', '/flowers', some());
    const { user } = renderPage(<CustomizePage />, { phone: true });

    await user.click(await screen.findByRole('button', { name: 'Detalles de Flor 2' }));
    const details = await screen.findByRole('dialog', { name: 'Flor 2' });
    expect(await axeViolations(details)).toEqual([]);
    await user.click(within(details).getByRole('button', { name: 'Añadir a mi elixir' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('checkbox', { name: 'Flor 2' })).toBeChecked();
  });
});

describe('a recipe in the address', () => {
  const BITTER = { sweet: 1, floral: 2, intense: 4 };

  test('when it is opened then it stands there whole with its price, and goes into the cart as it is', async () => {
    answer('get', '/flowers', [aFlower({ id: 2, name: 'Dalia' }), aFlower({ id: 3, name: 'Tajonal' })]);
    const { elixir, item } = aCartLine({ id: 9, name: 'Sol', isCustom: true });
    const sent = answer('post', '/custom-elixirs', { elixir, item, cart: { id: item.cartId } }, 201);

    const { user, container } = renderPage(<CustomizePage />, { path: '/customize?flores=3,2&nombre=Sol' });

    expect(await screen.findByRole('heading', { name: 'Sol' })).toBeVisible();
    const names = within(screen.getByRole('list', { name: 'Sus flores' })).getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Tajonal', 'Dalia']);
    expect(screen.getByText(/^\$375\.00/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Añadir al carrito' }));

    expect(await screen.findByText('Sol ya está en tu carrito.')).toBeVisible();
    expect(sent[0]?.body).toMatchObject({ elixir: { name: 'Sol' }, flowerIds: [3, 2] });
  });

  test('when it is opened then its flowers and name are chosen, and what had to be left out is told', async () => {
    answer('get', '/flowers', [aFlower({ id: 2, name: 'Dalia', taste: BITTER, season: 'julio a octubre' })]);

    const { user, container, shownToasts } = renderPage(<CustomizePage />, {
      path: '/customize?flores=2,99&nombre=Para%20mam%C3%A1',
    });
    await user.click(await screen.findByRole('button', { name: 'Cambiar flores' }));

    expect(await screen.findByRole('button', { name: 'Quitar Dalia' })).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Dalia' })).toBeChecked();
    expect(screen.getByLabelText(/Nombre de tu elixir/)).toHaveValue('Para mamá');
    expect(screen.getByText('Florece: julio a octubre')).toBeVisible();
    expect(screen.getByText('4 de 5')).toBeInTheDocument();
    expect(shownToasts()).toMatchObject([{ title: 'Abrimos la receta que te compartieron' }]);
    expect(screen.getByText('Te compartieron la receta «Para mamá»')).toBeVisible();
    expect(document.title).toBe('Para mamá: una receta para ti | Flor de Kaab');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`${location.origin}/customize?flores=2`)),
    );
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is copied then whoever opens the link gets the same recipe', async () => {
    answer('get', '/flowers', flowers(3));
    const { user, shownToasts } = renderPage(<CustomizePage />, { path: '/customize?flores=3,1&nombre=Sol' });

    const write = jest.spyOn(navigator.clipboard, 'writeText');

    await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }));

    expect(write).toHaveBeenCalledWith(`${location.origin}/customize?flores=3,1&nombre=Sol`);
    expect(shownToasts()).toMatchObject([{ title: 'Enlace copiado' }]);
  });

  test('when the browser does not copy then the address stands there, selected', async () => {
    answer('get', '/flowers', flowers(3));
    const { user, shownToasts } = renderPage(<CustomizePage />, { path: '/customize?flores=3,1' });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

    await user.click(await screen.findByRole('button', { name: 'Copiar enlace' }));

    const address = await screen.findByText(`${location.origin}/customize?flores=3,1`);
    expect(String(getSelection())).toBe(address.textContent);
    expect(shownToasts()).toMatchObject([{ title: 'Mantén presionado para copiar' }]);
  });

  test('when flowers are taken out of it then they stay out', async () => {
    answer('get', '/flowers', flowers(3));
    const { user } = renderPage(<CustomizePage />, { path: '/customize?flores=3,1' });

    await user.click(await screen.findByRole('button', { name: 'Cambiar flores' }));

    await user.click(await screen.findByRole('button', { name: 'Quitar Flor 3' }));

    expect(screen.getByRole('checkbox', { name: 'Flor 3' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Flor 1' })).toBeChecked();
  });
});
