import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer, cutOff } from '@shop/app-kit/testing/handlers';
import { aContent } from '@shop/contracts/testing/builders';
import { Link, Route, Routes } from 'react-router-dom';
import { answerTexts } from '../testing/seeded-texts.ts';
import { ContactPage } from './contact.page.tsx';

const FAILED = 'No pudimos enviar tu mensaje. Por favor, intenta de nuevo más tarde.';
const SEND = { name: 'Enviar mensaje' };

beforeEach(() => {
  sessionStorage.clear();
  answer('get', '/content/legal', []);
});

const open = () => {
  answer('get', '/content/contact', []);
  return renderPage(<ContactPage />);
};
const fill = async ({ user }: ReturnType<typeof open>) => {
  await user.type(screen.getByLabelText('Nombre'), 'Persona de Muestra');
  await user.type(screen.getByLabelText('Correo electrónico'), 'muestra@example.com');
  await user.type(screen.getByLabelText('Mensaje'), '¿Tienen envoltura de regalo?');
};

describe('the contact form', () => {
  test('when it is sent empty then the three messages show and nothing is sent (SF29–SF31)', async () => {
    const sent = answer('post', '/contact', { success: true });
    const { user, container } = open();

    await user.click(screen.getByRole('button', SEND));

    expect(await screen.findByText('El nombre debe tener al menos 2 caracteres')).toBeVisible();
    expect(screen.getByText('Por favor, ingresa un correo electrónico válido')).toBeVisible();
    expect(screen.getByText('El mensaje debe tener al menos 10 caracteres')).toBeVisible();
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(sent).toEqual([]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is filled in then it says what the data are for, and the whole notice opens beside', async () => {
    answer('get', '/content/legal', [
      aContent({ page: 'legal', section: 'almacenamiento', content: 'Una cookie de carrito.' }),
      aContent({ page: 'legal', section: 'aviso', content: 'Usamos tus datos para responderte.' }),
    ]);
    open();

    expect(await screen.findByText('Usamos tus datos para responderte.')).toBeVisible();
    expect(screen.queryByText('Una cookie de carrito.')).toBeNull();
    const whole = screen.getByRole('link', { name: 'Aviso de privacidad completo' });
    expect(whole).toHaveAttribute('href', '/legal/privacidad');
    expect(whole).toHaveAttribute('target', '_blank');
  });

  test('when it is sent then the thanks take its place and the focus', async () => {
    const sent = answer('post', '/contact', { success: true }, 201);
    const view = open();
    await fill(view);

    await view.user.click(screen.getByRole('button', SEND));

    expect(await screen.findByText('¡Mensaje enviado!')).toBeVisible();
    expect(screen.getByRole('status')).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([
      {
        name: 'Persona de Muestra',
        email: 'muestra@example.com',
        message: '¿Tienen envoltura de regalo?',
      },
    ]);
    await view.user.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
    expect(screen.getByLabelText('Nombre')).toHaveFocus();
    expect(screen.getByLabelText('Mensaje')).toHaveValue('');
  });

  test('when the page before knew who asks about what then it stands in the form, and only the first time', async () => {
    const sent = answer('post', '/contact', { success: true }, 201);
    answer('get', '/content/contact', []);
    const start = { name: 'Ana Pech', email: 'ana@example.com' };
    const { user } = renderPage(
      <Routes>
        <Route path="/" element={<Link to="/contact?pedido=FK-000001" state={start} children="Ayuda" />} />
        <Route path="/contact" element={<ContactPage />} />
      </Routes>,
    );
    await user.click(screen.getByRole('link', { name: 'Ayuda' }));
    await user.type(screen.getByLabelText('Mensaje'), ' ¿ya salió?');
    await user.click(screen.getByRole('button', SEND));

    expect(await screen.findByText('¡Mensaje enviado!')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([
      { ...start, message: 'Hola, necesito ayuda con mi pedido FK-000001. ¿ya salió?' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Enviar otro mensaje' }));
    expect(screen.getByLabelText('Mensaje')).toHaveValue('');
  });

  test('when the address names an order then the message begins with it, and what is no number of an order does not', async () => {
    answer('get', '/content/contact', []);
    const first = renderPage(<ContactPage />, { path: '/contact?pedido=FK-000001' });
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Hola, necesito ayuda con mi pedido FK-000001.');
    first.unmount();

    renderPage(<ContactPage />, { path: '/contact?pedido=<b>llama ya</b>' });

    expect(screen.getByLabelText('Mensaje')).toHaveValue('');
  });

  test('when the page is left then what was typed is there again, until it is sent', async () => {
    const first = open();
    await fill(first);
    first.unmount();

    const { user, unmount } = open();
    expect(screen.getByLabelText('Mensaje')).toHaveValue('¿Tienen envoltura de regalo?');
    answer('post', '/contact', { success: true }, 201);
    await user.click(screen.getByRole('button', SEND));
    await screen.findByText('¡Mensaje enviado!');
    unmount();
    open();

    expect(screen.getByLabelText('Mensaje')).toHaveValue('');
  });

  test('when it fails then the exact message shows and what was typed stays (SF32)', async () => {
    cutOff('post', '/contact');
    const view = open();
    await fill(view);

    await view.user.click(screen.getByRole('button', SEND));

    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByLabelText('Mensaje')).toHaveValue('¿Tienen envoltura de regalo?');
    expect(screen.getByRole('button', SEND)).toBeEnabled();
  });

  test('when the server rejects a field then its message stands beside the field (H47)', async () => {
    const refused = { message: 'Datos inválidos', errors: { email: 'Ese correo no existe' } };
    answer('post', '/contact', refused, 400);
    const view = open();
    await fill(view);

    await view.user.click(screen.getByRole('button', SEND));

    expect(await screen.findByText('Ese correo no existe')).toBeVisible();
    expect(screen.getByLabelText('Correo electrónico')).toBeInvalid();
  });

  test('when a robot fills the hidden field then the server gets to see it (H37)', async () => {
    const sent = answer('post', '/contact', { success: true });
    const view = open();
    await fill(view);
    const trap = view.container.querySelector<HTMLInputElement>('input[name="detail"]');

    await view.user.type(trap!, 'https://robot.example');
    await view.user.click(screen.getByRole('button', SEND));

    await screen.findByText('¡Mensaje enviado!');
    expect(sent[0]?.body).toMatchObject({ detail: 'https://robot.example' });
    expect(trap).toHaveAttribute('tabindex', '-1');
    expect(trap).toHaveAttribute('autocomplete', 'off');
  });
});

describe('the contact data', () => {
  test('when it comes then address and networks show; what has an address can be pressed (SF28)', async () => {
    answer('get', '/content/contact', [
      aContent({ id: 1, section: 'intro', title: 'Hablemos', content: 'De lunes a viernes.' }),
      aContent({ id: 2, section: 'info', title: 'Taller', content: 'Mérida\nhola@example.com' }),
      aContent({
        id: 3,
        section: 'redes',
        content: 'Instagram: https://example.com/kaab · WhatsApp (pronto)',
      }),
    ]);

    const { container } = renderPage(<ContactPage />);

    expect(await screen.findByRole('heading', { level: 1, name: 'Hablemos' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'hola@example.com' })).toHaveAttribute(
      'href',
      'mailto:hola@example.com',
    );
    expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://example.com/kaab',
    );
    expect(screen.queryByText('WhatsApp')).toBeNull();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when it is still what the shop came with then it shows under one sign, and nobody is sent to a sample', async () => {
    answerTexts('contact');

    const { container } = renderPage(<ContactPage />);

    const info = await screen.findByRole('region', { name: 'Taller' });
    expect(info).toHaveTextContent(
      'TallerDatos de muestraMérida, Yucatán, Méxicohola@flordekaab.example+52 999 000 0000',
    );
    const networks = screen.getByRole('region', { name: 'Redes sociales' });
    expect(networks).toHaveTextContent('Redes socialesDatos de muestra Instagram Facebook WhatsApp');
    expect([within(info).queryByRole('link'), within(networks).queryByRole('link')]).toEqual([null, null]);
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the owner has written some of it then theirs can be pressed, and what they left out is not shown', async () => {
    answer('get', '/content/contact', [
      aContent({ id: 2, section: 'info', content: 'hola@miel.mx\n+52 999 000 0000 (dato de muestra)' }),
      aContent({ id: 3, section: 'redes', content: 'Instagram: https://example.com/miel · WhatsApp' }),
    ]);

    renderPage(<ContactPage />);

    expect(await screen.findByRole('link', { name: 'hola@miel.mx' })).toBeVisible();
    expect(screen.getAllByText('Datos de muestra')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Instagram' })).toBeVisible();
    expect(screen.queryByText('WhatsApp')).toBeNull();
  });

  test('when the owner says in Tienda when they answer then it stands with the contact data', async () => {
    answer('get', '/content/contact', []);

    renderPage(<ContactPage />, { shop: { hours: 'Lunes a viernes, de 9:00 a 17:00' } });

    const info = await screen.findByRole('region', { name: 'Información de contacto' });
    expect(info).toHaveTextContent('Lunes a viernes, de 9:00 a 17:00');
  });

  test('when it does not come then the form works and a retry brings it', async () => {
    cutOff('get', '/content/contact');
    const { user } = renderPage(<ContactPage />);
    expect(await screen.findByText('No pudimos cargar los datos de contacto.')).toBeVisible();
    expect(screen.getByRole('button', SEND)).toBeEnabled();

    answer('get', '/content/contact', [aContent({ section: 'info', title: 'Taller', content: 'Mérida' })]);
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));

    expect(await screen.findByText('Mérida')).toBeVisible();
  });

  test('when the owner’s legal texts answer what people ask then these stand beside the form, and others do not', async () => {
    answer('get', '/content/contact', []);
    answer('get', '/content/legal', [
      aContent({ id: 1, page: 'legal', section: 'envios', content: 'Tarda dos días.' }),
      aContent({ id: 2, page: 'legal', section: 'devoluciones', content: '' }),
    ]);

    const { user, container } = renderPage(<ContactPage />);

    const region = await screen.findByRole('region', { name: 'Antes de escribir' });
    await user.click(within(region).getByText('¿Cuánto cuesta y cuánto tarda el envío?'));
    expect(within(region).getByText('Tarda dos días.')).toBeVisible();
    expect(region).not.toHaveTextContent('¿Y si llega roto');
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the owner answers questions then they stand below, and search engines get them', async () => {
    const items = [
      { title: '¿Hacen factura?', text: 'Sí.\nPídela después de pagar.' },
      { title: 'Sin respuesta' },
    ];
    answer('get', '/content/contact', [aContent({ page: 'contact', section: 'faq', title: 'Dudas', items })]);

    const { container, user } = renderPage(<ContactPage />);

    const region = await screen.findByRole('region', { name: 'Dudas' });
    await user.click(within(region).getByText('¿Hacen factura?'));
    expect(within(region).getByText('Pídela después de pagar.')).toBeVisible();
    expect(region).not.toHaveTextContent('Sin respuesta');
    const facts = JSON.parse(
      container.querySelector('script[type="application/ld+json"]')!.textContent!,
    ) as object;
    expect(facts).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: '¿Hacen factura?', acceptedAnswer: { text: items[0]!.text } }],
    });
    expect(await axeViolations(container)).toEqual([]);
  });
});
