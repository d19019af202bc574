import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { EARLY_SCRIPT } from './early-script.ts';
import { partIsAlive } from './early-actions.ts';

/** Runs the inline script as the browser would, on a prerendered page. */
const open = (body: string, main = '/main.js') => {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.main = main;
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
    requestIdleCallback: (callback: () => void) => callback(),
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

test('when the page is touched then the shop is loaded at once, and only once', () => {
  open('<p>Hola</p>', '/touched.js');

  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));

  expect(document.head.querySelectorAll('script[src="/touched.js"]')).toHaveLength(1);
});

test('when the page is painted then all its scripts are fetched, each once, and none is run', () => {
  open('<p>Hola</p>', '/react.js /early.js');
  painted[0]!();
  painted[0]!();

  const fetched = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  const ours = fetched.slice(-3).map((link) => link.getAttribute('href'));
  expect(ours).toEqual(['/react.js', '/early.js', '/mf/storefront/remoteEntry.js']);
  expect(fetched.filter((link) => link.getAttribute('href') === '/early.js')).toHaveLength(1);
  expect(document.head.querySelector('script[src="/early.js"]')).toBeNull();
});

test('when all has come before the first paint then the shop is loaded after it', () => {
  open('<p>Hola</p>', '/painted.js');
  const scripts = () => document.head.querySelectorAll('script[src="/painted.js"]').length;

  dispatchEvent(new Event('load'));
  const before = scripts();
  painted.at(-1)!();

  expect([before, scripts()]).toEqual([0, 1]);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
});
