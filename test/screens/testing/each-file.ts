import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll, jest } from '@jest/globals';
import { act, cleanup, configure, renderHook } from '@testing-library/react';
import { setClock } from '@shop/app-kit/shop-zone';
import { numberCalls } from '@shop/app-kit/testing/numbered-fetch';
import { server } from '@shop/app-kit/testing/server';

configure({ asyncUtilTimeout: 10_000 });
const { fetch } = globalThis;

// What jsdom does not draw or move.
Object.assign(globalThis, { scrollTo: () => undefined });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
HTMLCanvasElement.prototype.getContext = () => null;

beforeAll(async () => {
  // React takes its clock at the first act, for all files: a test's fake one must not be it.
  await act(async () => undefined);
  server.listen({ onUnhandledFrame: 'error' });
  numberCalls();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
  sessionStorage.clear();
});
// The next file begins at the front door of a browser that has seen nothing.
afterAll(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // Some servers of tests tell a time of their own.
  setClock(new Date().toISOString());
  server.close();
  Object.assign(globalThis, { fetch });
  forgetStyles();
  document.head.replaceChildren();
  localStorage.clear();
  history.replaceState(null, '', '/');
  document.title = '';
  document.body.innerHTML = '';
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
});

/** Each look at an element goes through all styles of the document: those of one file are enough. */
function forgetStyles(): void {
  const styles = renderHook(useEmotionCache).result.current!;
  styles.sheet.flush();
  Object.assign(styles, { inserted: {}, registered: {} });
  cleanup();
}
