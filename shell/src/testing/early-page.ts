import { afterEach, beforeEach, jest } from '@jest/globals';
import { partIsAlive } from '@shop/app-kit/early';
import { EARLY_SCRIPT } from '../early-script.ts';

/** Runs the inline script as the browser would, on a prerendered page. */
export const open = (body: string, main = '/main.js', last = '/react-dom.js') => {
  document.body.innerHTML = body;
  const script = document.createElement('script');
  script.dataset.main = `${main} ${last}`;
  script.dataset.first = '/mf/storefront/remoteEntry.js';
  script.textContent = EARLY_SCRIPT;
  document.body.append(script);
};
export const find = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector) as T;

export const parts = (main: string) => `<div id="root"><header></header><main>${main}</main></div>`;
/** Marks the whole page as hydrated. */
export const wake = async () => {
  partIsAlive('header');
  partIsAlive('main');
  partIsAlive('footer');
  await jest.runAllTimersAsync();
};

/** The page's loading time in milliseconds. */
export const line = { ms: 20 };
/** Callbacks that wait for the first paint. */
export const painted: (() => void)[] = [];
export const observe = jest.fn();
beforeEach(() => {
  jest.useFakeTimers();
  painted.length = 0;
  line.ms = 20;
  Object.assign(performance, {
    getEntriesByType: () => [{ requestStart: performance.now() - line.ms }],
  });
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
