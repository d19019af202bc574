import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { screen } from '@testing-library/react';
import { Pager } from './pager.tsx';

const shown = (over: Partial<Parameters<typeof Pager>[0]> = {}) => {
  const onPage = jest.fn();
  return { ...renderPage(<Pager page={2} pageSize={25} total={1_030} onPage={onPage} {...over} />), onPage };
};

test('when a list has several pages then it tells which rows are shown, and leads to the pages beside', async () => {
  const { user, onPage } = shown();

  expect(screen.getByRole('status')).toHaveTextContent('26–50 de 1,030');
  await user.click(screen.getByRole('button', { name: 'Anterior' }));
  await user.click(screen.getByRole('button', { name: 'Siguiente' }));

  expect(onPage.mock.calls).toEqual([[1], [3]]);
});

test('when more was found than was counted then it says so', () => {
  shown({ total: 1_000, isMore: true });

  expect(screen.getByRole('status')).toHaveTextContent(/^26–50 de más de 1,000$/);
});

test('when the last page that is counted does not end the list then it says how the others are found', () => {
  shown({ page: 400, total: 10_000, isMore: true });

  expect(screen.getByRole('button', { name: 'Siguiente' })).toBeDisabled();
  expect(screen.getByRole('status')).toHaveTextContent(
    '9,976–10,000 de más de 10,000. Para ver los demás, busca, filtra o cambia el orden',
  );
});

test('when the last page ends the list then there is nothing else to find', () => {
  shown({ page: 42 });

  expect(screen.getByRole('status')).toHaveTextContent(/^1,026–1,030 de 1,030$/);
});

test('when the page is behind the last one then it leads there; without rows there is no pager', () => {
  const { onPage } = shown({ page: 99 });
  expect(onPage).toHaveBeenCalledWith(42);

  const empty = shown({ total: 0, page: 1 });
  expect(empty.onPage).not.toHaveBeenCalled();
});
