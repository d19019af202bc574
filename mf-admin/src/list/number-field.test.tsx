import { expect, test } from '@jest/globals';
import { useSchemaForm } from '@shop/app-kit/forms';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import * as z from 'zod/mini';
import { NumberField } from './number-field.tsx';

const WRONG = 'Escribe un importe';
const schema = z.object({
  price: z.number(WRONG),
  from: z.optional(z.number()),
  limit: z.nullable(z.int('Escribe un número entero')),
});
type Values = z.infer<typeof schema>;

const shown = (defaults: Values) => {
  const sent: Values[] = [];
  const Form = () => {
    const form = useSchemaForm(schema, defaults);
    return (
      <form noValidate onSubmit={form.handleSubmit((values) => void sent.push(values))}>
        <NumberField label="Precio" cents form={form} name="price" />
        <NumberField label="Desde" optional cents form={form} name="from" />
        <NumberField label="Límite" optional none={null} form={form} name="limit" />
        <button>Guardar</button>
      </form>
    );
  };
  render(<Form />);
  return { sent, user: userEvent.setup() };
};
const fieldOf = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const paste = (name: RegExp, value: string) => fireEvent.change(fieldOf(name), { target: { value } });

test('when an amount is pasted with a comma then it is read as people write it', async () => {
  const { sent, user } = shown({ price: 1, from: 1, limit: 1 });
  paste(/Precio/, '12,50');
  paste(/Desde/, '$1,295.00 MXN');
  paste(/Límite/, '1,000');

  await user.click(screen.getByRole('button'));

  expect(sent).toEqual([{ price: 12.5, from: 1295, limit: 1000 }]);
  expect(fieldOf(/Precio/)).toHaveAttribute('inputmode', 'decimal');
  expect(fieldOf(/Límite/)).toHaveAttribute('inputmode', 'numeric');
});

test.each([
  ['', WRONG],
  ['1.000', 'Si son miles, escribe 1000'],
  ['1e3', WRONG],
  ['12,5,0', WRONG],
])('when %j is typed then it is no number, which is told', async (text, words) => {
  const { sent, user } = shown({ price: 1, limit: null });
  paste(/Precio/, text);

  await user.click(screen.getByRole('button'));

  expect(sent).toEqual([]);
  expect(await screen.findByText(words)).toBeVisible();
  expect(fieldOf(/Precio/)).toHaveValue(text);
  paste(/Precio/, 'doce');
  expect(await screen.findByText(WRONG)).toBeVisible();
});

test('when optional fields are emptied then they are left out, or null', async () => {
  const { sent, user } = shown({ price: 1, from: 10, limit: 10 });
  paste(/Desde/, '');
  paste(/Límite/, '');

  await user.click(screen.getByRole('button'));

  expect(sent).toEqual([{ price: 1, limit: null }]);
});
