import { beforeEach, describe, expect, test } from '@jest/globals';
import { JSDOM } from 'jsdom';
import { openSandbox, type Opened } from '../testing/open-sandbox.ts';

type Controller = { unmount(): void };
type Sdk = {
  new (
    publicKey?: string,
    options?: object,
  ): {
    bricks(): { create(brick: string, id: string, settings: object): Promise<Controller | undefined> };
  };
};
type Problem = { type: string; cause: string };

let sandbox: Opened;
let opened: unknown[][];
let container: HTMLElement;
let MercadoPago: Sdk;

beforeEach(async () => {
  sandbox = await openSandbox({ publicUrl: 'https://shop.test/sandbox' });
  const script = await (await fetch(`${sandbox.url}/sandbox/sdk/js/v2`)).text();
  const { window } = new JSDOM('<div id="wallet"></div>', { runScripts: 'outside-only' });
  opened = [];
  Object.assign(window, { open: (...args: unknown[]) => opened.push(args) });
  window.eval(script);
  MercadoPago = (window as unknown as { MercadoPago: Sdk }).MercadoPago;
  container = window.document.getElementById('wallet') as HTMLElement;
});

const bricks = (key = 'TEST-public') => new MercadoPago(key, { locale: 'es-MX' }).bricks();
const button = () => container.querySelector('button') as HTMLButtonElement;

/** Creates the brick and waits until it is ready or has failed. */
async function create(
  settings: object,
  { key, brick = 'wallet', id = 'wallet' }: { key?: string; brick?: string; id?: string } = {},
) {
  const problems: Problem[] = [];
  let ready = 0;
  const callbacks = { onReady: () => ready++, onError: (problem: Problem) => problems.push(problem) };
  const controller = await bricks(key).create(brick, id, { callbacks, ...settings });
  await Promise.resolve();
  return { controller, problems, ready };
}

describe('the wallet brick', () => {
  test('when it is created then a button stands in the container and onReady is called once', async () => {
    const { ready, problems } = await create({ initialization: { preferenceId: 'p1' } });
    expect(button().textContent).toBe('Pagar con Mercado Pago');
    expect({ ready, problems }).toEqual({ ready: 1, problems: [] });
  });

  test('when it is unmounted then the container is empty', async () => {
    const { controller } = await create({ initialization: { preferenceId: 'p1' } });
    controller?.unmount();
    expect(container.childElementCount).toBe(0);
  });

  test('when the button is pressed then onSubmit is called and the payment page of that preference opens', async () => {
    let submitted = 0;
    const initialization = { preferenceId: 'p 1', redirectMode: 'blank' };
    await create({ initialization, callbacks: { onSubmit: () => submitted++ } });
    button().click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(submitted).toBe(1);
    expect(opened[0]?.[0]).toBe('https://shop.test/sandbox/checkout/v1/redirect?pref_id=p%201');
  });

  test('when onSubmit brings the preference then its page opens; when it fails then onError is called', async () => {
    const problems: Problem[] = [];
    const onError = (problem: Problem) => problems.push(problem);
    const initialization = { redirectMode: 'blank' };
    await create({ initialization, callbacks: { onError, onSubmit: async () => 'p2' } });
    button().click();
    await new Promise((resolve) => setTimeout(resolve));
    await create({ initialization, callbacks: { onError, onSubmit: () => Promise.reject(new Error('no')) } });
    button().click();
    await new Promise((resolve) => setTimeout(resolve));
    expect(opened.map(([url]) => String(url).slice(-2))).toEqual(['p2']);
    expect(problems).toMatchObject([{ type: 'critical' }]);
  });
});

describe('what is wrong', () => {
  const preference = { initialization: { preferenceId: 'p1' } };

  test.each([
    ['the container is missing', preference, { id: 'nada' }, 'container_not_found'],
    ['there is no preference', {}, {}, 'no_preference_provided'],
    ['the public key is another', preference, { key: 'TEST-other' }, 'invalid_sdk_instance'],
    ['the brick is another', preference, { brick: 'cardPayment' }, 'incorrect_initialization'],
    [
      'the redirect mode is retired',
      { initialization: { preferenceId: 'p', redirectMode: 'modal' } },
      {},
      'incorrect_initialization',
    ],
  ])('when %s then onError says so and nothing is shown', async (_what, settings, where, cause) => {
    const { problems, ready } = await create(settings, where);
    expect(problems).toMatchObject([{ type: 'critical', cause }]);
    expect(ready).toBe(0);
    expect(container.childElementCount).toBe(0);
  });

  test('when no public key is given then the constructor throws', () => {
    expect(() => new MercadoPago()).toThrow('public key');
  });
});
