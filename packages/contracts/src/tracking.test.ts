import { expect, test } from '@jest/globals';
import { tracking, trackingLink } from './tracking.ts';

const dhl = { carrier: 'dhl ', number: '12 34 56' };

test.each([
  [dhl, 'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=123456'],
  [{ ...dhl, url: 'https://rastreo.example/123' }, 'https://rastreo.example/123'],
  [{ ...dhl, carrier: 'La de la esquina' }, undefined],
])('when %j is followed then %s leads to it', (parcel, link) => {
  expect(trackingLink(parcel)).toBe(link);
});

test.each([
  [{ url: 'javascript:alert(1)' }, 'Pega la dirección completa, con https://'],
  [{ url: 'http://rastreo.example/1' }, 'Pega la dirección completa, con https://'],
  [{ number: '1' }, 'Escribe el número de guía'],
  [{ carrier: '' }, 'Escribe la paquetería'],
])('when it has %j then it says what to write', (over, message) => {
  expect(tracking.safeParse({ ...dhl, ...over }).error?.issues[0]?.message).toBe(message);
});
