import { beforeEach, expect, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { fireEvent, screen, within } from '@testing-library/react';
import { Gallery } from './gallery.tsx';

const PICTURES = [
  { url: 'http://localhost/media/subidas/a.webp', alt: 'Frasco' },
  { url: 'http://localhost/media/subidas/b.webp', alt: 'Etiqueta' },
  { url: 'http://localhost/media/subidas/c.webp' },
];
const WIDTH = 400;

// jsdom has no layout: the row is as wide as the window, and keeps its scroll position.
beforeEach(() => {
  Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', { configurable: true, value: WIDTH });
  HTMLUListElement.prototype.scrollTo = function scrollTo(this: HTMLElement, to?: unknown) {
    this.scrollLeft = (to as ScrollToOptions).left!;
    fireEvent.scroll(this);
  } as typeof HTMLUListElement.prototype.scrollTo;
});
const open = () =>
  renderPage(
    <Gallery name="Velo" pictures={PICTURES} sizes="100vw" first={<img src="a.webp" alt="Frasco" />} />,
  );
const current = () => document.querySelector('[aria-current]')?.getAttribute('aria-label');

test('when a product has several pictures then each says what is seen on it, and the first is the one that is there', async () => {
  const { container } = open();

  expect(screen.getAllByRole('img').map((one) => one.getAttribute('alt'))).toEqual([
    'Frasco',
    'Etiqueta',
    'Velo, foto 3',
  ]);
  expect(screen.getByAltText('Etiqueta')).toHaveAttribute('loading', 'lazy');
  expect(current()).toBe('Foto 1 de 3');
  expect(await axeViolations(container)).toEqual([]);
});

test('when arrows, dots and keys turn it then the picture beside comes, and no further than the last', async () => {
  const { user } = open();
  expect(screen.queryByRole('button', { name: 'Foto anterior' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Foto siguiente' }));
  expect(current()).toBe('Foto 2 de 3');
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(current()).toBe('Foto 3 de 3');
  expect(screen.queryByRole('button', { name: 'Foto siguiente' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Foto 1 de 3' }));
  expect(current()).toBe('Foto 1 de 3');
});

test('when it is swiped then the dots follow', () => {
  open();
  const row = screen.getByRole('list');

  row.scrollLeft = 1.1 * WIDTH;
  fireEvent.scroll(row);

  expect(current()).toBe('Foto 2 de 3');
});

test('when a picture is pressed then it is shown as large as it is stored, nearer at a press, and the arrows turn there', async () => {
  const { user, baseElement } = open();

  await user.click(screen.getByRole('button', { name: 'Etiqueta' }));

  const window = within(await screen.findByRole('dialog', { name: 'Velo' }));
  expect(window.getByAltText('Etiqueta')).toHaveAttribute('src', PICTURES[1]!.url);
  await user.click(window.getByRole('button', { name: 'Etiqueta' }));
  expect(window.getByRole('button', { name: 'Etiqueta', pressed: true })).toBeVisible();
  expect(await axeViolations(baseElement as HTMLElement)).toEqual([]);
  await user.keyboard('{ArrowRight}');
  expect(window.getByRole('status')).toHaveTextContent('Foto 3 de 3');
  await user.click(window.getByRole('button', { name: 'Foto siguiente' }));
  expect(window.getByRole('button', { name: 'Frasco', pressed: false })).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(current()).toBe('Foto 1 de 3');
});
