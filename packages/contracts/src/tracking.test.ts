import { expect, test } from '@jest/globals';
import { CARRIERS, tracking, trackingLink } from './tracking.ts';

const dhl = { carrier: 'dhl ', number: '12 34 56' };

test.each([
  [dhl, 'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=123456'],
  [{ ...dhl, url: 'https://rastreo.example/123' }, 'https://rastreo.example/123'],
  [{ ...dhl, carrier: 'La de la esquina' }, undefined],
  [{ carrier: 'DHL Express', number: '1' }, 'https://www.dhl.com/mx-es/home/rastreo.html?tracking-id=1'],
  [{ carrier: 'j&t', number: '1' }, 'https://www.jtexpress.mx/trajectoryQuery?waybillNo=1&flag=1'],
  [{ carrier: '99 minutos', number: '1' }, 'https://tracking.99minutos.com/search/1'],
  [{ carrier: 'Upsilon', number: '1' }, undefined],
  // The carrier's page asks for the number.
  [{ carrier: 'iVoy', number: '1' }, 'https://v2.ivoy.mx/client/app/track/package'],
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

test('when the link has a place for the number then the number stands there', () => {
  const parcel = { carrier: 'Motos', number: 'A/1 2', url: 'https://motos.example/{guia}?g={guia}' };

  expect(tracking.parse(parcel).url).toBe('https://motos.example/A%2F12?g=A%2F12');
});

test('when a carrier is one of the known then its page is a safe link', () => {
  for (const carrier of CARRIERS)
    expect(trackingLink({ carrier, number: '6055 9012' })).toMatch(/^https:\/\/(?!.*[{}\s])/);
});
