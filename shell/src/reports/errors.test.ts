import { beforeEach, expect, jest, test } from '@jest/globals';

const send = jest.fn();
const { pageOf } = await import('./send.ts');
jest.unstable_mockModule('./send.ts', () => ({ send, pageOf }));

/** Opens a fresh document: each document reports a front end only once. */
async function openedAt(path: string) {
  jest.resetModules();
  send.mockReset();
  history.replaceState(null, '', path);
  return (await import('./errors.ts')).report;
}
beforeEach(() => {
  document.body.innerHTML =
    '<script type="application/json" id="remotes">{"checkout":"/mf/checkout@0123456789ab/remoteEntry.js"}</script>';
});
const thrownAt = (place: string) =>
  Object.assign(new Error('ana@example.mx'), { stack: `Error\n at f (${place}:1:2)` });

test('when files of a remote fail again and again then its release and the page are reported once, and no word of the error', async () => {
  const report = await openedAt('/menu/monte-blanco?email=ana@example.mx');
  const error = thrownAt(`${location.origin}/mf/checkout@0123456789ab/cart.js`);
  for (let i = 0; i < 2; i += 1) report(new ErrorEvent('error', { error, filename: '' }));

  expect(send.mock.calls).toEqual([
    [{ kind: 'error', page: '/menu/:slug', remote: 'checkout', release: '0123456789ab' }],
  ]);
});

test.each([
  [
    'a promise that nobody caught',
    Object.assign(new Event('unhandledrejection'), {
      reason: thrownAt(`${location.origin}/mf/storefront/p.js`),
    }),
    'storefront',
  ],
  [
    'a file of the shell',
    new ErrorEvent('error', { filename: `${location.origin}/main.0123456789ab.js` }),
    'shell',
  ],
  [
    'an extension of the browser',
    new ErrorEvent('error', { filename: 'chrome-extension://abc/x.js' }),
    undefined,
  ],
  ['a word instead of an error', Object.assign(new Event('unhandledrejection'), { reason: 'no' }), undefined],
])('when %s fails then whose it is decides what is reported', async (_what, event, remote) => {
  const report = await openedAt('/cart');
  report(event);

  expect(send.mock.calls).toEqual(
    remote ? [[{ kind: 'error', page: '/cart', remote, release: 'current' }]] : [],
  );
});

test('when a part of the page was not loaded then the front end of the page is reported', async () => {
  const report = await openedAt('/menu');
  report(new CustomEvent('error'));

  expect(send.mock.calls).toEqual([
    [{ kind: 'error', page: '/menu', remote: 'storefront', release: 'current' }],
  ]);
});

test('when the address is no page then nothing is reported', async () => {
  const report = await openedAt('/no-existe');
  report(new CustomEvent('error'));

  expect(send).not.toHaveBeenCalled();
});
