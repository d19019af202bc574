import { expect, test } from '@jest/globals';
import { button, facts, lines, paragraph, quote } from './blocks.ts';
import { writeMoment } from './formats.ts';
import { setShopZone } from '@shop/service-kit/days';
import { FIRST_COLORS, paletteOf } from '@shop/contracts/palette';
import { renderEmail, type Email } from './email.ts';

const anEmail = (over: Partial<Email> = {}): Email => ({
  subject: 'Hola',
  preview: 'Vista',
  title: 'Título',
  blocks: [],
  footer: () => 'Pie',
  shopUrl: 'https://tienda.example',
  ...over,
});
const rendered = (email: Email) => renderEmail(email)({ name: EVIL, colors: FIRST_COLORS });
const EVIL = `<img src=x onerror="alert('1')">&`;

test('when a text has markup in it then the email shows it as text, wherever it stands', () => {
  const { html, text } = rendered(
    anEmail({
      subject: EVIL,
      preview: EVIL,
      title: EVIL,
      footer: () => EVIL,
      blocks: [
        paragraph(EVIL),
        quote(EVIL),
        facts([[EVIL, EVIL]]),
        lines([{ name: EVIL, detail: EVIL, amount: EVIL }], EVIL),
        button(EVIL, `https://tienda.example/?a="><img>`),
      ],
    }),
  );

  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x/g)).toHaveLength(14);
  expect(text).toContain(EVIL);
});

test('when an address is no web address then the button leads nowhere', () => {
  const { html } = rendered(anEmail({ blocks: [button('Abrir', 'javascript:alert(1)')] }));

  expect(html).not.toContain('javascript:');
});

test('when the button looks like its ground then it has an edge, and none before', () => {
  const email = anEmail({ blocks: [button('Abrir', 'https://tienda.example/')] });
  const edges = [FIRST_COLORS.button, '#FFFFFF'].map((picked) => {
    const { html } = renderEmail(email)({ name: 'Miel', colors: { ...FIRST_COLORS, button: picked } });
    return /<td style="border-radius:999px;(?:border:1px solid (#\w{6});)?background:/.exec(html);
  });

  expect(edges).toEqual([expect.anything(), expect.anything()]);
  expect(edges.map((edge) => edge?.[1])).toEqual([undefined, expect.stringMatching(/^#\w{6}$/)]);
});

test('when an order’s number stands in a title or a sentence then it is not broken at its hyphen', () => {
  const number = '<span style="white-space:nowrap">FK-000012</span>';

  const { html, text } = rendered(
    anEmail({ title: 'Pedido FK-000012', blocks: [paragraph('Tu pedido FK-000012 salió.')] }),
  );

  expect(html).toContain(`Pedido ${number}`);
  expect(html).toContain(`Tu pedido ${number} salió.`);
  expect(text).toContain('Tu pedido FK-000012 salió.');
});

test('when a subject has line breaks then they cannot begin a header', () => {
  expect(rendered(anEmail({ subject: 'Uno\r\nBcc: otra@example.com' })).subject).toBe(
    'Uno Bcc: otra@example.com',
  );
});

test('when a moment is written then it is a Mexican one', () => {
  expect(writeMoment(new Date('2026-11-25T05:59:00.000Z'))).toBe(
    'martes 24 de noviembre, 23:59 (hora del centro de México)',
  );
});

test('when the shop stands in Tijuana then a moment is one of there, in summer and in winter', () => {
  setShopZone('America/Tijuana');
  try {
    expect(
      ['2026-07-02T05:30:00.000Z', '2026-12-02T05:30:00.000Z'].map((at) => writeMoment(new Date(at))),
    ).toEqual([
      'miércoles 1 de julio, 22:30 (hora de Baja California)',
      'martes 1 de diciembre, 21:30 (hora de Baja California)',
    ]);
  } finally {
    setShopZone(undefined);
  }
});

test('when somebody’s words are quoted then their lines stay lines', () => {
  const { html, text } = rendered(anEmail({ blocks: [quote('Hola:\r\n\n¿Envían?')] }));

  expect(html.replace(/\s*\n\s*/g, '')).toContain('>Hola:<br /><br />¿Envían?</div>');
  expect(text).toContain('> Hola:');
});

test.each([
  ['beside the name', undefined, 'alt=""', 1],
  ['alone', false, 'alt="Miel del Mayab"', 0],
])(
  'when the shop has a logo %s then it heads the mail on a light ground',
  (_, nameBesideLogo, alt, named) => {
    const logo = 'https://miel.example/media/logo.webp';
    const brand = { name: 'Miel del Mayab', colors: FIRST_COLORS, logo, nameBesideLogo };

    const [head = ''] = renderEmail(anEmail())(brand).html.split('<h1');

    expect(head).toContain(`src="${logo}"`);
    expect(head).toContain(alt);
    expect(head.match(/> *[^<]*Miel del Mayab<\/a/g) ?? []).toHaveLength(named);
    expect(head).not.toContain('&#x2B22;');
  },
);

test('when the shop has another name and other colours then nothing of the sample is left', () => {
  const colors = { ...FIRST_COLORS, ground: '#F2F7FB', text: '#101E2E', dark: '#0E1A2A', button: '#7CC4F2' };
  const email = anEmail({
    footer: (shop) => `Por tu compra en ${shop}`,
    blocks: [button('Abrir', 'https://x.mx')],
  });

  const { html, text, senderName } = renderEmail(email)({
    name: 'Miel del Mayab',
    colors: { ...colors, link: '#005A8F', accent: '#246BB0', detail: '#0B6E8A' },
  });

  expect(senderName).toBe('Miel del Mayab');
  expect(text).toContain('Por tu compra en Miel del Mayab');
  const sample = Object.values(paletteOf(FIRST_COLORS)).filter((color) => color !== '#FFFFFF');
  for (const trace of [...sample, /kaab/i]) expect(`${html}${text}`).not.toMatch(trace);
});
