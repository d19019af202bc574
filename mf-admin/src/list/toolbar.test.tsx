import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { SearchField } from './toolbar.tsx';

const input = () => screen.getByRole('searchbox', { name: 'Buscar' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

function open() {
  const asked = jest.fn<(value: string) => void>();
  const field = (value: string) => <SearchField label="Buscar" value={value} onChange={asked} />;
  const { rerender } = render(field(''));
  /** The address has this text now. */
  return { asked, address: (value: string) => rerender(field(value)) };
}

test('when somebody types on before the address has what was searched then no letter is lost', async () => {
  const { asked, address } = open();
  type('t');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('t'));

  type('ta');
  address('t');

  expect(input()).toHaveValue('ta');
  await waitFor(() => expect(asked).toHaveBeenLastCalledWith('ta'));
});

test('when the address changes by itself then the field follows, also back to what was searched before', async () => {
  const { asked, address } = open();
  type('t');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('t'));
  address('t');

  address('');
  expect(input()).toHaveValue('');
  address('t');

  expect(input()).toHaveValue('t');
});
