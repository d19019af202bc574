import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Dialog } from './dialog.tsx';
import { Toasts, type ShownToast } from './toast.ts';

const toast = { id: 'a', title: 'Error', description: 'No se pudo vaciar el carrito.', open: true };
const show = (onDismiss: (id: string) => void = () => undefined) =>
  render(
    <Toasts
      toasts={[{ ...toast, original: 'Failed to clear cart', variant: 'destructive' }]}
      durationMs={5000}
      onDismiss={onDismiss}
    />,
  );

test('when a toast is shown then the Spanish text stands above the English original', () => {
  show();

  expect(screen.getByText('No se pudo vaciar el carrito.')).toBeVisible();
  expect(screen.getByText('Failed to clear cart')).toHaveAttribute('lang', 'en');
});

test('when F8 is pressed then the notifications have the focus (SH22)', async () => {
  show();

  await userEvent.keyboard('[F8]');

  expect(document.activeElement?.closest('[role="region"]')).toHaveAccessibleName('Notificaciones (F8)');
});

test('when a toast comes after a window has opened then screen readers reach it too', () => {
  const shown = (some: ShownToast[]) => (
    <>
      <Toasts toasts={some} durationMs={5000} onDismiss={() => undefined} />
      <Dialog title="Actualizar estado" onClose={() => undefined}>
        <p>Pedido FK-000777</p>
      </Dialog>
    </>
  );
  const { rerender } = render(shown([]));

  rerender(shown([toast]));

  expect(screen.getByRole('dialog')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Notificaciones (F8)' })).toHaveTextContent(toast.title);
});

test('when the close button is pressed then the owner hears which toast', async () => {
  const dismissed: string[] = [];
  show((id) => dismissed.push(id));

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

  expect(dismissed).toEqual(['a']);
});

test('when a toast is closed by keyboard then the focus is again where it was before', async () => {
  const Page = () => {
    const [open, setOpen] = useState(true);
    return (
      <>
        <button>Vaciar carrito</button>
        <Toasts toasts={[{ ...toast, open }]} durationMs={5000} onDismiss={() => setOpen(false)} />
      </>
    );
  };
  render(<Page />);
  screen.getByRole('button', { name: 'Vaciar carrito' }).focus();

  await userEvent.keyboard('[F8]');
  screen.getByRole('button', { name: 'Cerrar' }).focus();
  await userEvent.keyboard('{Enter}');

  expect(screen.getByRole('button', { name: 'Vaciar carrito' })).toHaveFocus();
});
