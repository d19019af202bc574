import { expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { act, screen } from '@testing-library/react';
import { Link, Route, Routes, useLocation } from 'react-router-dom';
import { useNavigateHere } from './use-here.ts';
import { useLeaving } from './use-leaving.ts';

const Form = ({ answer }: { answer: Promise<void> }) => {
  const navigate = useNavigateHere();
  const { leaveTo } = useLeaving();
  return (
    <>
      <button onClick={() => void answer.then(() => navigate('/done'))}>Guardar</button>
      <button onClick={() => void answer.then(() => leaveTo('#pagar'))}>Pagar</button>
      <Link to="/menu">Menú</Link>
    </>
  );
};
const Place = () => <p>{useLocation().pathname}</p>;

const open = () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { user } = renderPage(
    <>
      <Place />
      <Routes>
        <Route path="/form" element={<Form answer={promise} />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    { path: '/form' },
  );
  const answer = () =>
    act(async () => {
      resolve();
      await promise;
    });
  return { user, answer };
};

test('when an answer comes while its form is there then the next page opens', async () => {
  const { user, answer } = open();
  await user.click(screen.getByRole('button', { name: 'Guardar' }));

  await answer();

  expect(screen.getByText('/done')).toBeVisible();
});

test.each(['Guardar', 'Pagar'])(
  'when somebody pressed %s and has left the page before its answer comes then they are not pulled back',
  async (name) => {
    location.hash = '';
    const { user, answer } = open();
    await user.click(screen.getByRole('button', { name }));
    await user.click(screen.getByRole('link', { name: 'Menú' }));

    await answer();

    expect(screen.getByText('/menu')).toBeVisible();
    expect(location.hash).toBe('');
  },
);
