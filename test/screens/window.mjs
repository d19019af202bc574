import { JSDOM } from 'jsdom';

/** jsdom's in spite of Node's own of the same name: its elements take no other events. */
const IN_PLACE_OF_NODES = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'MessageEvent',
  'CloseEvent',
  'DOMException',
  'navigator',
  'Storage',
  'localStorage',
  'sessionStorage',
]);

/** One for all files of a worker: React, Testing Library and emotion keep to the document that they first saw. */
const { window } = new JSDOM('<!doctype html>', { url: 'http://localhost/', pretendToBeVisual: true });

/** Makes a name of the window a global one, with one value under both. A class is nobody's to change in the window. */
const share = (key) =>
  Object.defineProperty(globalThis, key, {
    configurable: true,
    enumerable: true,
    ...(/^[A-Z]/.test(key)
      ? { value: window[key], writable: true }
      : { get: () => window[key], set: (value) => void (window[key] = value) }),
  });

for (const key of Object.getOwnPropertyNames(window)) {
  if (!(key in globalThis) || IN_PLACE_OF_NODES.has(key)) share(key);
}
for (const key of ['addEventListener', 'removeEventListener', 'dispatchEvent']) {
  globalThis[key] = window[key].bind(window);
}

// React's development build measures each rendering for the tracks of a browser's tools, and keeps the stack of where each
// element was made for its warnings: a sixth of all work. It does neither without these, and no stacks past a limit.
Object.assign(console, { timeStamp: undefined, createTask: undefined });
const { default: react } = await import('react');
Object.defineProperty(
  react.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE,
  'recentlyCreatedOwnerStacks',
  { get: () => Infinity, set: () => undefined },
);

// Testing Library would do both for the first file of a worker only: each-file.ts cleans up.
globalThis.IS_REACT_ACT_ENVIRONMENT = true;
process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
