import { expect, test } from '@jest/globals';
import { emailPictureOf } from './image.ts';

test.each([
  ['/media/subidas/luna-7.webp', '/media/subidas/luna-7-320.jpg'],
  ['/media/subidas/luna-7-640.webp', '/media/subidas/luna-7-320.jpg'],
  ['https://fotos.example/luna.png', 'https://fotos.example/luna.png'],
])('when a product shows %s then mails have %s', (stored, inMails) => {
  expect(emailPictureOf(stored)).toBe(inMails);
});
