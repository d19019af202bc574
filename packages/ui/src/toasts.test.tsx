import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toasts } from './toast.ts';

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

test('when the close button is pressed then the owner hears which toast', async () => {
  const dismissed: string[] = [];
  show((id) => dismissed.push(id));

  await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));

  expect(dismissed).toEqual(['a']);
});
