import { expect, test } from '@jest/globals';
import { aContent } from '@shop/contracts/testing/builders';
import { whatsappLink } from './whatsapp.ts';

const linkOf = (content: string) =>
  whatsappLink([aContent({ page: 'contact', section: 'redes', content })], 'Hola FK-7');

test.each([
  [
    'Instagram: https://instagram.com/x · WhatsApp: https://wa.me/529991234567',
    'https://wa.me/529991234567?text=Hola+FK-7',
  ],
  [
    'https://api.whatsapp.com/send?phone=529991234567',
    'https://api.whatsapp.com/send?phone=529991234567&text=Hola+FK-7',
  ],
  ['Instagram · Facebook · WhatsApp (sin enlace hasta configurarlas)', undefined],
  ['WhatsApp: https://wa.me.example.com/1', undefined],
])('when the networks are %j then the chat is %j', (content, link) => {
  expect(linkOf(content)).toBe(link);
});
