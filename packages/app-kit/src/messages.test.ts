import { expect, jest, test } from '@jest/globals';
import { cartAddError, messageOf, messages } from './messages.ts';

const failure = (message: string) => ({ status: 409, data: { message }, text: `409: ${message}` });

test('when the server said something then that is shown', () => {
  expect(messageOf(failure('Ya no disponible'), messages.cartAdd)).toEqual({ es: 'Ya no disponible' });
});

test('when the network is down then the Spanish line comes with the English original (H2)', () => {
  const shown = messageOf(
    failure('Failed to connect to server. Please check your connection.'),
    messages.cartAdd,
  );

  expect(shown).toBe(messages.network);
});

test('when nobody said anything then the fallback is shown', () => {
  expect(messageOf(failure(''), messages.cartAdd)).toBe(messages.cartAdd);
  expect(messageOf(new Error('x'), messages.cartAdd)).toBe(messages.cartAdd);
});

test('when the browser has no network then it is said as such', () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const failed = failure('Failed to connect to server. Please check your connection.');

  history.replaceState(null, '', '/menu');
  expect(messageOf(failed, messages.cartAdd).es).toBe('Sin conexión. Tu carrito está a salvo.');
  expect(cartAddError(failed)).toBe('Sin conexión. Tu carrito está a salvo.');
  history.replaceState(null, '', '/tarjeta-regalo');
  expect(messageOf(failed, messages.cartAdd).es).toBe('Sin conexión.');
  onLine.mockRestore();
});
