import { expect, test } from '@jest/globals';
import { aContent, someSettings } from '@shop/contracts/testing/builders';
import { shopOf } from '@shop/contracts/shop';
import { whatsappLink } from './whatsapp.ts';

const linkOf = (content: string, whatsapp = '') =>
  whatsappLink({
    shop: shopOf(someSettings({ contact: { email: '', phone: '', whatsapp } })),
    contact: [aContent({ page: 'contact', section: 'redes', content })],
    words: 'Hola FK-7',
  });

test.each([
  [
    'Instagram: https://instagram.com/x · WhatsApp: https://wa.me/529991234567',
    'https://wa.me/529991234567?text=Hola%20FK-7',
  ],
  [
    'https://api.whatsapp.com/send?phone=529991234567',
    'https://api.whatsapp.com/send?phone=529991234567&text=Hola%20FK-7',
  ],
  [
    'https://api.whatsapp.com/send?phone=+529991234567&text=Miel',
    'https://api.whatsapp.com/send?phone=+529991234567&text=Hola%20FK-7',
  ],
  ['Instagram · Facebook · WhatsApp (sin enlace hasta configurarlas)', undefined],
  ['WhatsApp: https://wa.me.example.com/1', undefined],
])('when the networks are %j then the chat is %j', (content, link) => {
  expect(linkOf(content)).toBe(link);
});

test('when Tienda has a WhatsApp then it is that one, whatever the text says', () => {
  expect(linkOf('WhatsApp: https://wa.me/520000000000', '999 123 4567')).toBe(
    'https://wa.me/529991234567?text=Hola%20FK-7',
  );
});
