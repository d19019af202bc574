import { expect, jest, test } from '@jest/globals';
import { formatLongDate, shopFormat } from './dates.ts';
import { earlierPrice, setShopZone } from './shop-zone.ts';

test('when a date is formatted then it is the long Spanish one, in Mexican time', () => {
  expect(formatLongDate('2026-11-22T02:00:00.000Z')).toBe('sábado, 21 de noviembre de 2026');
});

test('when the shop stands in Cancún then a date is the one there, though another was written before', () => {
  const late = '2026-11-22T05:30:00.000Z';
  expect(formatLongDate(late)).toBe('sábado, 21 de noviembre de 2026');
  setShopZone('America/Cancun');
  try {
    expect(formatLongDate(late)).toBe('domingo, 22 de noviembre de 2026');
  } finally {
    setShopZone(undefined);
  }
});

test('when a browser knows no zone then the hour is still the shop’s, and prices are there', () => {
  const { DateTimeFormat } = Intl;
  const refuse = (timeZone: string | undefined) => {
    if (timeZone && timeZone !== 'UTC') throw new RangeError('Invalid time zone specified');
  };
  const formats = jest.spyOn(Intl, 'DateTimeFormat').mockImplementation((locale, options) => {
    refuse(options?.timeZone);
    return new DateTimeFormat(locale, options);
  });
  const days = jest.spyOn(Date.prototype, 'toLocaleDateString').mockImplementation((_locale, options) => {
    refuse(options?.timeZone);
    return '2026-11-21';
  });
  try {
    const hour = shopFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23' });
    expect(hour(Date.UTC(2026, 6, 1, 18))).toBe('12:00');
    expect(earlierPrice({ price: 295, compareAt: { price: 345, until: '2026-11-21' } })).toBe(345);
  } finally {
    formats.mockRestore();
    days.mockRestore();
  }
});

test('when a price is struck until a day then that day ends where the shop stands', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T06:30:00Z') });
  const product = { price: 295, compareAt: { price: 345, until: '2026-11-21' } };
  try {
    setShopZone('America/Tijuana');
    expect(earlierPrice(product)).toBe(345);
    setShopZone('America/Cancun');
    expect(earlierPrice(product)).toBeUndefined();
  } finally {
    setShopZone(undefined);
    jest.useRealTimers();
  }
});
