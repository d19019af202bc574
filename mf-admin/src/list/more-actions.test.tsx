import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { Dialog } from '@shop/ui/overlays';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { MoreActions } from './more-actions.tsx';

const closed = jest.fn();
beforeEach(() => void closed.mockClear());

const open = async () => {
  const view = renderPage(
    <Dialog title="Pedido" onClose={closed}>
      <p>Sus líneas</p>
      <MoreActions>
        <button>Cambiar estado</button>
      </MoreActions>
    </Dialog>,
  );
  const dots = await screen.findByRole('button', { name: 'Más acciones' });
  await view.user.click(dots);
  expect(screen.getByRole('button', { name: 'Cambiar estado' })).toBeVisible();
  return { ...view, dots };
};
const expectClosed = () => expect(screen.queryByRole('button', { name: 'Cambiar estado' })).toBeNull();

test('when Escape is pressed then it alone closes, not the window around it, and its button has the focus', async () => {
  const { user, dots, baseElement } = await open();
  expect(await axeViolations(baseElement)).toEqual([]);

  await user.keyboard('{Escape}');

  expectClosed();
  expect(dots).toHaveFocus();
  expect(closed).not.toHaveBeenCalled();
});

test('when something else is pressed then it closes', async () => {
  const { user } = await open();

  await user.click(screen.getByText('Sus líneas'));

  expectClosed();
});

test('when the shade is pressed then it alone closes, and the next press closes the window', async () => {
  const { baseElement } = await open();
  const press = () => {
    fireEvent.pointerDown(baseElement);
    fireEvent.click(baseElement);
  };

  press();
  expectClosed();
  expect(closed).not.toHaveBeenCalled();

  press();
  await waitFor(() => expect(closed).toHaveBeenCalledTimes(1));
});

test('when one of them is chosen then it closes, and its button has the focus for the window that opens', async () => {
  const { user, dots } = await open();

  await user.click(screen.getByRole('button', { name: 'Cambiar estado' }));

  expectClosed();
  expect(dots).toHaveFocus();
});
