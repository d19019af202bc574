import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { Link, NavLink } from './link.tsx';

const Here = () => <output>{useLocation().pathname}</output>;
const show = (link: ReactNode, path = '/') =>
  render(
    <MemoryRouter initialEntries={[path]}>
      {link}
      <Here />
    </MemoryRouter>,
  );

/** Presses the link; answers whether the browser would have followed it. */
const press = (init: MouseEventInit = {}) => {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...init });
  fireEvent(link, event);
  return !event.defaultPrevented;
};

describe('Link', () => {
  test('when it is pressed then the router changes the page and the browser does not', () => {
    show(<Link to="/menu">Menú</Link>);

    expect(press()).toBe(false);
    expect(screen.getByRole('status')).toHaveTextContent('/menu');
  });

  test.each([
    ['with ctrl', { ctrlKey: true }],
    ['with the middle button', { button: 1 }],
  ])('when it is pressed %s then the browser opens it by itself', (_name, init) => {
    show(<Link to="/menu">Menú</Link>);

    expect(press(init)).toBe(true);
    expect(screen.getByRole('status')).toHaveTextContent('/');
  });

  test('when it asks for a new document then the browser loads it', () => {
    show(
      <Link to="/checkout" reloadDocument>
        Pagar
      </Link>,
    );

    expect(press()).toBe(true);
  });
});

describe('NavLink', () => {
  test.each([
    ['/menu', '/menu', false, true],
    ['/menu', '/menu/1', false, true],
    ['/menu', '/menus', false, false],
    ['/', '/menu', true, false],
    ['/', '/', true, true],
  ])('when it leads to %s and the page is %s (end: %s) then it is current: %s', (to, path, end, current) => {
    show(
      <NavLink to={to} end={end}>
        x
      </NavLink>,
      path,
    );

    expect(screen.getByRole('link').getAttribute('aria-current')).toBe(current ? 'page' : null);
    expect(screen.getByRole('link').classList.contains('active')).toBe(current);
  });
});
