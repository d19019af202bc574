import { expect, test } from '@jest/globals';
import { writtenNetworks } from './networks.ts';

test('when the owner lists names only then they are networks without an address', () => {
  expect(writtenNetworks('Instagram · Facebook · WhatsApp (sin enlace hasta configurarlas)')).toEqual([
    { name: 'Instagram', icon: 'instagram' },
    { name: 'Facebook', icon: 'facebook' },
    { name: 'WhatsApp', icon: 'whatsapp' },
  ]);
});

test('when an address stands beside a name then it is the network’s link', () => {
  expect(writtenNetworks('Instagram: https://instagram.com/kaab\nTikTok https://tiktok.com/@kaab')).toEqual([
    { name: 'Instagram', icon: 'instagram', href: 'https://instagram.com/kaab' },
    { name: 'TikTok', icon: 'flower', href: 'https://tiktok.com/@kaab' },
  ]);
});

test('when an address is no web address then it is no link', () => {
  expect(writtenNetworks('Instagram: javascript:void')).toEqual([
    { name: 'Instagram: javascript:void', icon: 'flower' },
  ]);
});

test('when nothing is written then there are no networks', () => {
  expect(writtenNetworks(null)).toEqual([]);
});
