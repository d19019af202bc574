import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { screen } from '@testing-library/react';
import { CopyLink } from './copy-link.tsx';

const LINK = 'https://tienda.example/admin/acceso#abc';

test('when the browser refuses to copy then that is said, and the link is selected', async () => {
  const { user, shownToasts } = renderPage(<CopyLink label="Enlace" link={LINK} copied="Envíalo." />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

  const field = screen.getByLabelText<HTMLInputElement>('Enlace');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(LINK);
  expect(shownToasts()).toMatchObject([{ title: 'Mantén presionado para copiar' }]);
});
