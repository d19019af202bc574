import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from './quantity-stepper.tsx';

test('when the quantity is 1 then the minus button is out of use, and keeps the focus of who pressed it', async () => {
  const changes: number[] = [];
  render(<QuantityStepper name="Monte Blanco" value={1} onChange={(value) => changes.push(value)} />);
  const less = screen.getByRole('button', { name: 'Quitar uno de Monte Blanco' });

  await userEvent.click(less);

  expect(changes).toEqual([]);
  expect(less).toHaveAttribute('aria-disabled', 'true');
  // Browsers take the focus from what is disabled.
  expect(less).toBeEnabled();
});

test('when plus and minus are pressed then the next quantities are asked for', async () => {
  const changes: number[] = [];
  render(<QuantityStepper name="Monte Blanco" value={3} onChange={(value) => changes.push(value)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Añadir uno de Monte Blanco' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno de Monte Blanco' }));

  expect(changes).toEqual([4, 2]);
});

const Counted = ({ changes }: { changes: number[] }) => {
  const [value, setValue] = useState(3);
  const change = (next: number) => {
    changes.push(next);
    setValue(next);
  };
  return <QuantityStepper name="Monte Blanco" value={value} onChange={change} />;
};

test('when a quantity is typed then it is asked for, at most the limit, and an empty field changes nothing', async () => {
  const changes: number[] = [];
  render(<Counted changes={changes} />);
  const field = screen.getByRole('textbox', { name: 'Cantidad de Monte Blanco' });

  await userEvent.type(field, '12', { initialSelectionStart: 0, initialSelectionEnd: 1 });
  expect(changes).toEqual([1, 12]);
  await userEvent.type(field, '5');
  expect(changes).toEqual([1, 12, 99]);
  await userEvent.clear(field);
  expect(field).toHaveValue('');
  await userEvent.tab();

  expect(field).toHaveValue('99');
  expect(changes).toEqual([1, 12, 99]);
});
