import { beforeEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { PageChange } from './page-change.tsx';

/** How far the page can be scrolled. */
let longest = Infinity;

/** The window scrolls without an event: a browser sends it in the next frame, which may be too late. */
const scrollsSilently = () => {
  longest = Infinity;
  Object.assign(window, { scrollY: 0 });
  const scrollTo = (...[, top = 0]: [number, number] | [ScrollToOptions?]) =>
    void Object.assign(window, { scrollY: Math.min(top, longest) });
  jest.spyOn(window, 'scrollTo').mockImplementation(scrollTo);
};

const Shop = () => {
  const navigate = useNavigate();
  return (
    <>
      <PageChange />
      <Outlet />
      <button onClick={() => void navigate(-1)}>Atrás</button>
      <button onClick={() => void navigate(1)}>Adelante</button>
    </>
  );
};

const show = () =>
  renderPage(
    <Routes>
      <Route element={<Shop />}>
        <Route path="/menu" element={<Link to="/about">Nosotros</Link>} />
        <Route path="/about" element={<h1>Nosotros</h1>} />
      </Route>
    </Routes>,
    { path: '/menu' },
  );

const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(scrollsSilently);

test('when a page is left in the very moment it was scrolled then back and forward return to that place', async () => {
  show();
  window.scrollTo(0, 1200);
  fireEvent.click(screen.getByRole('link', { name: 'Nosotros' }));
  await screen.findByRole('heading', { name: 'Nosotros' });
  expect(scrollY).toBe(0);
  window.scrollTo(0, 400);

  press('Atrás');
  await screen.findByRole('link', { name: 'Nosotros' });
  await waitFor(() => expect(scrollY).toBe(1200));
  press('Adelante');

  await screen.findByRole('heading', { name: 'Nosotros' });
  await waitFor(() => expect(scrollY).toBe(400));
});

test('when the shopper scrolls on after going back then nobody pulls the page to where it was', async () => {
  show();
  window.scrollTo(0, 1200);
  fireEvent.click(screen.getByRole('link', { name: 'Nosotros' }));
  await screen.findByRole('heading', { name: 'Nosotros' });
  press('Atrás');
  await waitFor(() => expect(scrollY).toBe(1200));

  fireEvent.wheel(window);
  window.scrollTo(0, 1500);
  await frames();

  expect(scrollY).toBe(1500);
});

test('when data make the page long enough only after seconds then it goes to its place, and soon lets go of it', async () => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  show();
  window.scrollTo(0, 1200);
  fireEvent.click(screen.getByRole('link', { name: 'Nosotros' }));
  await screen.findByRole('heading', { name: 'Nosotros' });
  longest = 300;
  press('Atrás');
  await waitFor(() => expect(scrollY).toBe(300));

  now = 5_000;
  await frames();
  longest = 2_000;
  await waitFor(() => expect(scrollY).toBe(1200));
  await frames();
  Object.assign(window, { scrollY: 900 });
  await waitFor(() => expect(scrollY).toBe(1200));

  now = 6_600;
  await frames();
  Object.assign(window, { scrollY: 900 });
  await frames();

  expect(scrollY).toBe(900);
});

test('when the browser brings a page back as it was left then it scrolls it itself, and only then the shop does again', async () => {
  show();
  expect(history.scrollRestoration).toBe('manual');
  dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));

  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  // Safari scrolls after the event.
  expect(history.scrollRestoration).toBe('auto');
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
});

test('when a page was loaded again while a window was open then one press on back leaves the page', () => {
  const back = jest.spyOn(history, 'back').mockImplementation(() => undefined);
  show();
  expect(back).not.toHaveBeenCalled();
  cleanup();

  history.replaceState({ window: true }, '');
  show();

  expect(back).toHaveBeenCalledTimes(1);
});
