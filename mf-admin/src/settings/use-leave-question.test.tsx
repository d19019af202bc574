import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import { useLeaveQuestion } from './use-leave-question.tsx';

const Form = ({ isDirty }: { isDirty: boolean }) => (
  <main>
    <h1>Ajustes</h1>
    <Link to="/otra">Pedidos</Link>
    {useLeaveQuestion(isDirty)}
  </main>
);
const open = (isDirty: boolean) =>
  renderPage(
    <Routes>
      <Route path="/otra" element={<p>Otra página</p>} />
      <Route path="*" element={<Form isDirty={isDirty} />} />
    </Routes>,
  );
const press = () => screen.getByRole('link', { name: 'Pedidos' });

test('when something is typed and a link is pressed then it asks, and stays or leads on', async () => {
  const { user, baseElement } = open(true);

  await user.click(press());
  const question = within(await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' }));
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Seguir editando' }));
  expect(screen.getByRole('heading', { name: 'Ajustes' })).toBeVisible();
  await user.click(press());
  await user.click(await screen.findByRole('button', { name: 'Salir' }));

  expect(await screen.findByText('Otra página')).toBeVisible();
});

test('when nothing is typed then a link leads on at once', async () => {
  const { user } = open(false);

  await user.click(press());

  expect(await screen.findByText('Otra página')).toBeVisible();
});

test('when something is typed and the browser goes back then it asks, and stays or goes on', async () => {
  history.replaceState(null, '', '/otra');
  const user = userEvent.setup();
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/otra" element={<Link to="/ajustes">Entrar</Link>} />
        <Route path="/ajustes" element={<Form isDirty />} />
      </Routes>
    </BrowserRouter>,
  );
  await user.click(screen.getByRole('link', { name: 'Entrar' }));

  history.back();
  await user.click(await screen.findByRole('button', { name: 'Seguir editando' }));
  expect(location.pathname).toBe('/ajustes');
  history.back();
  await user.click(await screen.findByRole('button', { name: 'Salir' }));

  expect(await screen.findByRole('link', { name: 'Entrar' })).toBeVisible();
});
