import { expect, test } from '@jest/globals';
import { button, facts, lines, paragraph, quote } from './blocks.ts';
import { writeMoment } from './formats.ts';
import { renderEmail, type Email } from './email.ts';

const anEmail = (over: Partial<Email> = {}): Email => ({
  ...{ subject: 'Hola', preview: 'Vista', title: 'Título', blocks: [], footer: 'Pie' },
  shopUrl: 'https://tienda.example',
  ...over,
});
const EVIL = `<img src=x onerror="alert('1')">&`;

test('when a text has markup in it then the email shows it as text, wherever it stands', () => {
  const { html, text } = renderEmail(
    anEmail({
      ...{ subject: EVIL, preview: EVIL, title: EVIL, footer: EVIL },
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
  expect(html.match(/&lt;img src=x/g)).toHaveLength(13);
  expect(text).toContain(EVIL);
});

test('when an address is no web address then the button leads nowhere', () => {
  const { html } = renderEmail(anEmail({ blocks: [button('Abrir', 'javascript:alert(1)')] }));

  expect(html).not.toContain('javascript:');
});

test('when a subject has line breaks then they cannot begin a header', () => {
  expect(renderEmail(anEmail({ subject: 'Uno\r\nBcc: otra@example.com' })).subject).toBe(
    'Uno Bcc: otra@example.com',
  );
});

test('when a moment is written then it is a Mexican one', () => {
  expect(writeMoment(new Date('2026-11-25T05:59:00.000Z'))).toBe(
    'martes 24 de noviembre, 23:59 (hora del centro de México)',
  );
});

test('when somebody’s words are quoted then their lines stay lines', () => {
  const { html, text } = renderEmail(anEmail({ blocks: [quote('Hola:\r\n\n¿Envían?')] }));

  expect(html.replace(/\s*\n\s*/g, '')).toContain('>Hola:<br /><br />¿Envían?</div>');
  expect(text).toContain('> Hola:');
});
