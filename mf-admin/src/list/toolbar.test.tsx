import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Filter, SearchField, Toolbar } from './toolbar.tsx';

const input = () => screen.getByRole('searchbox', { name: 'Buscar' });
const type = (value: string) => fireEvent.change(input(), { target: { value } });

function open() {
  const asked = jest.fn<(value: string) => void>();
  const field = (value: string) => <SearchField label="Buscar" value={value} onChange={asked} />;
  const { rerender } = render(field(''));
  /** Changes the text in the address. */
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

test('when the filters are opened on a phone then they stand in a sheet, once, and another press has the list again', async () => {
  const chosen = jest.fn<(value: string) => void>();
  const choices = [{ value: 'paid', label: 'Pagado' }];
  const { user, baseElement } = renderPage(
    <Toolbar active={1}>
      <Filter label="Pago" value="paid" choices={choices} onChange={chosen} />
    </Toolbar>,
    { phone: true },
  );

  await user.click(screen.getByRole('button', { name: 'Filtros (1)' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'Filtros' }));
  await user.selectOptions(sheet.getByLabelText('Pago'), 'paid');
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  expect(chosen).toHaveBeenCalledWith('paid');
  expect(screen.getAllByLabelText('Pago')).toHaveLength(1);
  await user.click(sheet.getByRole('button', { name: 'Ver la lista' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
