import { expect, jest, test } from '@jest/globals';
import { partIsAlive } from '@shop/app-kit/early';
import { line, observe, open, painted, parts } from './testing/early-page.ts';

test('when the page is touched then the shop is loaded at once, and only once', () => {
  open('<p>Hola</p>', '/touched.js');

  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));

  expect(document.head.querySelectorAll('script[src="/touched.js"]')).toHaveLength(1);
});

const scriptsOf = (main: string) => document.head.querySelectorAll(`script[src="${main}"]`).length;

test('when the page is painted then all its scripts come side by side, each once', async () => {
  open('<p>Hola</p>', '/react.js /early.js');
  painted[0]!();
  painted[0]!();
  await jest.runAllTimersAsync();

  expect([scriptsOf('/react.js'), scriptsOf('/early.js')]).toEqual([1, 1]);
  const ahead = document.head.querySelectorAll('link[rel=preload][href="/mf/storefront/remoteEntry.js"]');
  expect(ahead.length).toBeGreaterThan(0);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
});

/** The browser's load or error event for the requested `selector`. */
const tell = (selector: string, word: 'load' | 'error') =>
  [...document.head.querySelectorAll(selector)].at(-1)!.dispatchEvent(new Event(word));
const REMOTE = 'link[href="/mf/storefront/remoteEntry.js"]';

test.each(['load', 'error'] as const)(
  'when the first of the scripts is there (%s) then the largest is asked for, once',
  (word) => {
    const last = `/react-dom.${word}.js`;
    open('<p>Hola</p>', '/first.js', last);
    dispatchEvent(new Event('pointerdown'));
    const before = scriptsOf(last);
    tell(REMOTE, word);
    tell(REMOTE, 'load');

    expect([before, scriptsOf(last)]).toEqual([0, 1]);
  },
);

const isFetched = (src: string) => document.head.querySelector(`link[rel=preload][href="${src}"]`) !== null;

test('when the line is slow then scripts are fetched at once, the largest last, and none runs before the paint', async () => {
  line.ms = 250;
  open('<p>Hola</p>', '/slow.js', '/react-dom.slow.js');
  const first = [isFetched('/slow.js'), isFetched('/react-dom.slow.js')];
  tell(REMOTE, 'load');
  const then = [isFetched('/react-dom.slow.js'), scriptsOf('/slow.js'), scriptsOf('/react-dom.slow.js')];
  painted[0]!();
  await jest.runAllTimersAsync();

  expect([first, then]).toEqual([
    [true, false],
    [true, 0, 0],
  ]);
  expect([scriptsOf('/slow.js'), scriptsOf('/react-dom.slow.js')]).toEqual([1, 1]);
});

test('when the line is quick then no script is fetched before the paint', () => {
  open('<p>Hola</p>', '/quick.js');

  expect(isFetched('/quick.js')).toBe(false);
});

test('when a script cannot be had then it is asked for again, after growing pauses, until it comes', async () => {
  open('<p>Hola</p>', '/flaky.js');
  dispatchEvent(new Event('pointerdown'));
  const asked: number[] = [];
  for (const pauseMs of [2_000, 4_000]) {
    tell('script[src="/flaky.js"]', 'error');
    await jest.advanceTimersByTimeAsync(pauseMs - 1);
    asked.push(scriptsOf('/flaky.js'));
    await jest.advanceTimersByTimeAsync(1);
    asked.push(scriptsOf('/flaky.js'));
  }

  expect(asked).toEqual([0, 1, 0, 1]);
});

test('when the largest script cannot be had then whoever asks again finds no other one', () => {
  open('<p>Hola</p>', '/first.js', '/react-dom.gone.js');
  dispatchEvent(new Event('pointerdown'));
  tell(REMOTE, 'load');
  tell('script[src="/react-dom.gone.js"]', 'error');

  expect(scriptsOf('/react-dom.gone.js')).toBe(0);
});

test('when the page answers or somebody scrolls then pictures of no first screen may come', () => {
  const isEarly = () => 'early' in document.documentElement.dataset;
  open(parts(''));
  partIsAlive('header');
  const before = isEarly();
  partIsAlive('main');
  expect([before, isEarly()]).toEqual([true, false]);

  open('<p>Hola</p>');
  dispatchEvent(new Event('scroll'));
  expect(isEarly()).toBe(false);
});

test('when a picture of the first screen is on its way then the scripts let it come before them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  HTMLImageElement.prototype.decode = () => promise;
  open('<img fetchpriority="high" src="/flower.webp" />', '/pictured.js');
  painted[0]!();
  await jest.advanceTimersByTimeAsync(1_000);
  const before = scriptsOf('/pictured.js');
  resolve();
  await jest.runAllTimersAsync();

  expect([before, scriptsOf('/pictured.js')]).toEqual([0, 1]);
});

test('when a picture of the first screen never comes then the shop is loaded all the same', async () => {
  HTMLImageElement.prototype.decode = () => new Promise(() => undefined);
  open('<img fetchpriority="high" src="/stuck.webp" />', '/stuck.js');
  painted[0]!();
  await jest.runAllTimersAsync();

  expect(scriptsOf('/stuck.js')).toBe(1);
});

test('when a picture of the first screen cannot be had then the shop is loaded all the same', async () => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('gone'));
  open('<img fetchpriority="high" src="/gone.webp" />', '/unpictured.js');
  painted[0]!();
  await jest.runAllTimersAsync();

  expect(scriptsOf('/unpictured.js')).toBe(1);
});
