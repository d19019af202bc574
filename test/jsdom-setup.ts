import '@testing-library/jest-dom/jest-globals';
import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { configure } from '@testing-library/react';
import { numberCalls } from '@shop/app-kit/testing/numbered-fetch';
import { server } from '@shop/app-kit/testing/server';

configure({ asyncUtilTimeout: 10_000 });

// What jsdom does not draw or move.
Object.assign(globalThis, { scrollTo: () => undefined });
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture: () => undefined,
  releasePointerCapture: () => undefined,
  scrollIntoView: () => undefined,
});
HTMLCanvasElement.prototype.getContext = () => null;

beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  numberCalls();
});
afterEach(() => {
  server.resetHandlers();
  sessionStorage.clear();
});
afterAll(() => server.close());
