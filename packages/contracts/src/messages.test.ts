import { describe, expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { loginRequest } from './auth.ts';
import { cartAdd, cartQuantity } from './cart.ts';
import { contactForm } from './contact.ts';
import { customElixirForm, customElixirRequest } from './custom-elixir.ts';
import { elixirCreate, elixirForm } from './elixir.ts';
import { flowerForm } from './flower.ts';
import { orderStatusChange } from './order.ts';
import { deliveryAddress } from './address.ts';
import { aShipping, anElixirCreate } from './testing/builders.ts';

/** First message of each field, or {} when the value is fine. */
const messagesOf = (schema: z.core.$ZodType, value: unknown): Record<string, string> => {
  const result = z.safeParse(schema, value);
  const messages: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) messages[issue.path.join('.')] ??= issue.message;
  return messages;
};

describe('messages of the specification', () => {
  test('when the contact form is empty then each field says its own', () => {
    expect(messagesOf(contactForm, { name: 'A', email: 'x', message: 'corto' })).toEqual({
      name: 'El nombre debe tener al menos 2 caracteres',
      email: 'Por favor, ingresa un correo electrónico válido',
      message: 'El mensaje debe tener al menos 10 caracteres',
    });
  });

  test('when shipping is empty or missing then each field says its own', () => {
    const expected = {
      name: 'El nombre es requerido',
      email: 'Correo electrónico inválido',
      address: 'La dirección es requerida',
      city: 'La ciudad es requerida',
      state: 'El estado es requerido',
      zip: 'El código postal es requerido',
    };
    expect(messagesOf(deliveryAddress, {})).toEqual(expected);
    expect(
      messagesOf(deliveryAddress, {
        name: 'ab',
        email: 'a@',
        address: 'c 1',
        city: 'M',
        state: 'Y',
        zip: '970',
      }),
    ).toEqual(expected);
  });

  test('when shipping holds the minimum then it is accepted, with spaces around it trimmed', () => {
    const details = z.parse(
      deliveryAddress,
      aShipping({ name: '  Ana ', zip: '9700', phone: '', notes: '' }),
    );

    expect(details).toMatchObject({ name: 'Ana', zip: '9700' });
  });

  test('when a phone is given then it has ten digits', () => {
    expect(messagesOf(deliveryAddress, aShipping({ phone: '123' }))).toEqual({
      phone: 'El teléfono debe tener 10 dígitos',
    });
    expect(messagesOf(deliveryAddress, aShipping({ phone: '9991234567' }))).toEqual({});
  });

  test.each(['999 123 4567', '(999) 123-45-67', '+52 999.123.4567', ' 9991234567 '])(
    "when a phone is written as '%s' then its ten digits are kept",
    (phone) => {
      expect(z.parse(deliveryAddress, aShipping({ phone })).phone).toBe('9991234567');
    },
  );

  test('when the login is empty then each field says its own', () => {
    expect(messagesOf(loginRequest, { username: '', password: '' })).toEqual({
      username: 'El nombre de usuario es requerido',
      password: 'La contraseña es requerida',
    });
  });

  test('when a flower is too short everywhere then each field says its own', () => {
    const flower = { name: 'ab', description: 'x', properties: 'x', imageUrl: 'x', isAvailable: true };
    expect(messagesOf(flowerForm, flower)).toEqual({
      name: 'El nombre debe tener al menos 3 caracteres',
      description: 'La descripción debe tener al menos 10 caracteres',
      properties: 'Las propiedades deben tener al menos 10 caracteres',
      imageUrl: 'Debe ser una URL válida',
    });
  });

  test('when no flower is chosen then the custom elixir says so; an empty name is the default name', () => {
    expect(messagesOf(customElixirForm, { name: '', flowerIds: [] })).toEqual({
      flowerIds: 'Selecciona al menos una flor',
    });
    expect(Object.keys(messagesOf(customElixirForm, { name: 'a', flowerIds: [1] }))).toEqual(['name']);
  });

  test('when no order status is known by that name then it is refused', () => {
    expect(messagesOf(orderStatusChange, { status: 'shipped' })).toEqual({
      status: 'Selecciona un estado válido',
    });
  });
});

describe('what must not pass', () => {
  test.each([0, -1, 1.5, 1e9, '1', null, { $gt: 0 }, NaN])(
    'when the quantity is %p then it is refused',
    (quantity) => {
      expect(messagesOf(cartQuantity, { quantity })).toHaveProperty('quantity');
    },
  );

  test.each([{ $ne: '' }, ['a'], 7, null, 'short', '../../etc/passwd'])(
    'when the cart id is %p then it is refused',
    (cartId) => {
      expect(Object.keys(messagesOf(cartAdd, { cartId, elixirId: 1 }))).toEqual(['cartId']);
    },
  );

  test('when a field is unknown then the whole body is refused', () => {
    expect(z.safeParse(elixirCreate, { ...anElixirCreate(), _id: 'x' }).success).toBe(false);
    expect(z.safeParse(cartAdd, { cartId: 'new', elixirId: 1, price: 0.01 }).success).toBe(false);
  });

  test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', 'ftp://a/b', '/media/x.webp'])(
    'when an image address is %p then it is refused',
    (imageUrl) => {
      expect(messagesOf(elixirCreate, anElixirCreate({ imageUrl }))).toEqual({
        imageUrl: 'Debe ser una URL válida',
      });
    },
  );

  test.each([0, -1, 10.999, Infinity, NaN])('when a price is %p then it is refused', (price) => {
    expect(messagesOf(elixirCreate, anElixirCreate({ price }))).toHaveProperty('price');
  });

  test('when the product form has its price as text then it comes out as a number', () => {
    expect(z.parse(elixirForm, { ...anElixirCreate(), price: '295.50' }).price).toBe(295.5);
    expect(messagesOf(elixirForm, { ...anElixirCreate(), price: 'abc' })).toHaveProperty('price');
  });

  test('when a browser names a price for its own elixir then it is read over, not trusted', () => {
    const body = { elixir: { name: 'Mío', price: 0.01, isAvailable: 'x' }, flowerIds: [1] };
    expect(z.safeParse(customElixirRequest, body).success).toBe(true);
    expect(z.safeParse(customElixirRequest, { elixir: { name: { $ne: '' } }, flowerIds: [1] }).success).toBe(
      false,
    );
  });
});
