import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EARLY_SCRIPT } from './early-script.ts';
import { partIsAlive, takeOverPressedFirst } from '@shop/app-kit/early';

/** Runs the inline script as the browser would, on a prerendered page. */
const open = (body: string, main = '/main.js', last = '/react-dom.js') => {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.main = `${main} ${last}`;
  script.dataset.first = '/mf/storefront/remoteEntry.js';
  script.textContent = EARLY_SCRIPT;
  document.body.append(script);
};
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

const parts = (main: string) => `<div id="root"><header></header><main>${main}</main></div>`;
const notePresses = () => {
  const presses: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => presses.push(button.id));
  return presses;
};
/** React has taken over the whole page. */
const wake = async () => {
  partIsAlive('header');
  partIsAlive('main');
  partIsAlive('footer');
  await jest.runAllTimersAsync();
};

/** What waits for the first paint. */
let painted: (() => void)[] = [];
const observe = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  painted = [];
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = observe;
      constructor(callback: () => void) {
        painted.push(callback);
      }
    },
  });
});
afterEach(async () => {
  await wake();
  jest.useRealTimers();
});

test('when buttons are pressed before the shop is there then each is pressed once and in order when it is', async () => {
  open(parts('<button id="a">Añadir</button><button id="b">Añadir</button>'));
  const presses = notePresses();
  for (const id of ['b', 'b', 'a', 'b']) find(`#${id}`).click();
  expect(presses).toEqual([]);
  expect(find('#a')).toHaveAttribute('aria-busy', 'true');

  await wake();
  expect(presses).toEqual(['b', 'a']);
  expect(document.querySelectorAll('[aria-busy]')).toHaveLength(0);
  find('#a').click();

  expect(presses).toEqual(['b', 'a', 'a']);
});

test('when the page takes a minute then what was pressed is done all the same', async () => {
  open(parts('<button id="a">Añadir</button>'));
  const presses = notePresses();
  find('#a').click();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(presses).toEqual([]);

  await wake();

  expect(presses).toEqual(['a']);
});

test('when a control counts each press then it is pressed as often', async () => {
  open(parts('<div data-each><button id="plus">+</button></div>'));
  const presses = notePresses();
  find('#plus').click();
  find('#plus').click();

  await wake();

  expect(presses).toEqual(['plus', 'plus']);
});

test('when only the header is alive then what was pressed in the page waits', async () => {
  open(
    '<div id="root"><header><button id="menu"></button></header><main><button id="a"></button></main></div>',
  );
  const presses = notePresses();
  find('#menu').click();
  find('#a').click();

  partIsAlive('header');
  await jest.runAllTimersAsync();
  expect(presses).toEqual(['menu']);
  await wake();

  expect(presses).toEqual(['menu', 'a']);
});

test('when a code is typed into a part that hydrates late then it waits for it and the rest does not', async () => {
  open(parts('<div data-late="estimate"><input id="code" /></div><button id="a"></button>'));
  const presses = notePresses();
  const code = find<HTMLInputElement>('#code');
  const type = (text: string) => {
    code.value = text;
    code.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('97');
  find('#a').click();
  await wake();
  expect(presses).toEqual(['a']);
  type('97000');
  find('#a').click();
  await jest.runAllTimersAsync();
  expect(presses).toEqual(['a', 'a']);

  // What hydration makes of the field.
  code.value = '';
  partIsAlive('estimate');
  await jest.runAllTimersAsync();

  expect(code.value).toBe('97000');
});

test('when a part still comes then what is typed beside it is not written again after the page emptied the field', async () => {
  open(parts('<div data-late="estimate"><input id="code" /></div><input id="name" />'));
  const [code, name] = [find<HTMLInputElement>('#code'), find<HTMLInputElement>('#name')];
  await wake();
  for (const field of [code, name]) {
    field.value = 'Ana';
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  await jest.runAllTimersAsync();
  name.value = '';
  partIsAlive('estimate');
  await jest.runAllTimersAsync();

  expect([code.value, name.value]).toEqual(['Ana', '']);
});

test('when a pressed button is gone by then the next one is pressed', async () => {
  open(parts('<button id="gone"></button><button id="a"></button>'));
  const presses = notePresses();
  find('#gone').click();
  find('#a').click();
  find('#gone').remove();

  await wake();

  expect(presses).toEqual(['a']);
});

test('when a link is followed then it opens at once, unless something pressed before it waits', async () => {
  open(parts('<a id="link" href="#cart">Carrito</a><button id="a">Añadir</button>'));
  const prevented = () => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    find('#link').dispatchEvent(event);
    return event.defaultPrevented;
  };

  expect(prevented()).toBe(false);
  find('#a').click();
  expect(prevented()).toBe(true);
  await wake();
  expect(location.hash).toBe('#cart');
  expect(prevented()).toBe(false);
});

test('when text is typed before the shop is there then it survives the hydration that empties the field', async () => {
  open(parts('<input id="name" />'));
  const input = find<HTMLInputElement>('#name');
  const heard: string[] = [];
  for (const type of ['input', 'change']) input.addEventListener(type, () => heard.push(type));
  for (const value of ['A', 'Ana']) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.value = '';
  heard.length = 0;

  await wake();

  expect(input.value).toBe('Ana');
  // Fields hear the one, lists the other.
  expect(heard).toEqual(['input', 'change']);
});

test.each(['miel', ''])(
  'when «%s» is typed before React takes over a field that it leaves alone then React hears of it',
  async (text) => {
    const heard: string[] = [];
    const field = createElement('input', {
      defaultValue: 'vainilla',
      onChange: ({ target }: { target: HTMLInputElement }) => heard.push(target.value),
    });
    open(parts(renderToString(field)));
    const input = find<HTMLInputElement>('input');
    input.value = text;
    input.dispatchEvent(new Event('input', { bubbles: true }));

    const root = await act(() => hydrateRoot(find('main'), field));
    await wake();

    expect([heard, input.value]).toEqual([[text], text]);
    act(() => root.unmount());
  },
);

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

/** The browser's word on what was asked for as `selector`. */
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

test('when React begins to take over then it is led to what was pressed first', () => {
  open(parts('<button id="a"></button><button id="b"></button>'));
  const led: string[] = [];
  document.addEventListener('mouseover', ({ target }) => void led.push((target as Element).id));
  takeOverPressedFirst();
  find('#b').click();
  find('#a').click();
  takeOverPressedFirst();

  expect(led).toEqual(['b']);
});
