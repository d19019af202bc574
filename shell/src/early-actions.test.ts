import { expect, jest, test } from '@jest/globals';
import { EARLY_SCRIPT } from './early-script.ts';
import { replayEarlyActions } from './early-actions.ts';

/** Runs the inline script as the browser would, on a prerendered page. */
const open = (body: string, main = '/main.js') => {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.main = main;
  script.textContent = EARLY_SCRIPT;
  document.body.append(script);
};
const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

test('when a button is pressed before the shop is there then the press happens once it is', () => {
  open('<button id="add">Añadir</button>');
  find('#add').click();
  const presses: string[] = [];
  find('#add').addEventListener('click', () => presses.push('add'));

  replayEarlyActions();
  find('#add').click();

  expect(presses).toEqual(['add', 'add']);
});

test('when text is typed before the shop is there then it survives the hydration that empties the field', () => {
  open('<input id="name" />');
  const input = find<HTMLInputElement>('#name');
  input.value = 'Ana';
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.value = '';

  replayEarlyActions();

  expect(input.value).toBe('Ana');
});

test('when the page is touched then the shop is loaded at once, and only once', () => {
  open('<p>Hola</p>', '/touched.js');

  dispatchEvent(new Event('pointerdown'));
  dispatchEvent(new Event('keydown'));

  expect(document.head.querySelectorAll('script[src="/touched.js"]')).toHaveLength(1);
  replayEarlyActions();
});

test('when all has come before the first paint then the shop is loaded after it', () => {
  const painted: (() => void)[] = [];
  const observe = jest.fn();
  Object.assign(globalThis, {
    PerformanceObserver: class {
      observe = observe;
      constructor(callback: () => void) {
        painted.push(callback);
      }
    },
    requestIdleCallback: (callback: () => void) => callback(),
  });
  open('<p>Hola</p>', '/painted.js');
  const scripts = () => document.head.querySelectorAll('script[src="/painted.js"]').length;

  dispatchEvent(new Event('load'));
  const before = scripts();
  painted.at(-1)!();

  expect([before, scripts()]).toEqual([0, 1]);
  expect(observe).toHaveBeenCalledWith({ type: 'paint', buffered: true });
  replayEarlyActions();
});
