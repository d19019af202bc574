import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QuantityStepper } from './quantity-stepper.tsx';

test('when the quantity is 1 then the minus button is out of use', async () => {
  const changes: number[] = [];
  render(<QuantityStepper name="Monte Blanco" value={1} onChange={(value) => changes.push(value)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno de Monte Blanco' }));

  expect(changes).toEqual([]);
});

test('when plus and minus are pressed then the next quantities are asked for', async () => {
  const changes: number[] = [];
  render(<QuantityStepper name="Monte Blanco" value={3} onChange={(value) => changes.push(value)} />);

  await userEvent.click(screen.getByRole('button', { name: 'Agregar uno de Monte Blanco' }));
  await userEvent.click(screen.getByRole('button', { name: 'Quitar uno de Monte Blanco' }));

  expect(changes).toEqual([4, 2]);
});
