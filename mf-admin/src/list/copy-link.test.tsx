import { expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { screen } from '@testing-library/react';
import { CopyLink } from './copy-link.tsx';

const LINK = 'https://tienda.example/admin/acceso#abc';

test('when the browser refuses to copy then that is said, and the link is there to be selected', async () => {
  const { user, shownToasts } = renderPage(<CopyLink label="Enlace" link={LINK} copied="Envíalo." />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await user.click(screen.getByRole('button', { name: 'Copiar enlace' }));

  expect(screen.getByLabelText('Enlace')).toHaveValue(LINK);
  expect(shownToasts()[0]).toMatchObject({
    title: 'Error',
    description: expect.stringContaining('No se pudo copiar'),
  });
});
