import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { makeStore } from '@shop/app-kit';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { setClock } from '@shop/app-kit/shop-zone';
import { renderPage } from '@shop/app-kit/testing';
import type { OrderResponse } from '@shop/contracts/order';
import { anOrder, anOrderItem } from '@shop/contracts/testing/builders';
import { css } from '@shop/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { choice, choose } from './choice.ts';
import { Cookies } from './cookies.tsx';
import { plainAddress } from './load.ts';

const IDS = { ga4: 'G-AB12CD34EF', pixel: '123456789012345' };
const paid = (over: Partial<OrderResponse['order']> = {}): OrderResponse => ({
  order: anOrder({
    paymentStatus: 'approved',
    needsAddress: false,
    paidAt: new Date().toISOString(),
    ...over,
  }),
  items: [
    anOrderItem({ elixirId: 3, elixirName: 'Monte Blanco', price: 490, quantity: 2 }),
    anOrderItem({ elixirId: 9, elixirName: 'Para Ana Pech', isCustom: true, quantity: 1 }),
  ],
});
const begin = jest.fn();
const show = (ids = IDS) => renderPage(<Cookies ids={ids} look={css({})} begin={begin} />);
/** A page that has read an order, like the checkout's remote. */
const showOrder = (data: OrderResponse) => {
  const query = { status: 'fulfilled', endpointName: 'getOrder', originalArgs: 'one', data, requestId: 'a' };
  const state = makeStore().getState();
  const read = { ...state, api: { ...state.api, queries: { 'getOrder("one")': query } } };
  const store = makeStore({ preloadedState: read as unknown as typeof state });
  return renderPage(<Cookies ids={IDS} look={css({})} begin={begin} />, { store });
};
const bar = () => screen.queryByRole('region', { name: 'Cookies' });
const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).hostname);
const googleTold = () => (window.dataLayer ?? []).map((call) => [...(call as IArguments)]);
const purchases = () => googleTold().filter(([, name]) => name === 'purchase');

afterEach(() => {
  begin.mockClear();
  choose('no');
  localStorage.clear();
  history.replaceState(null, '', '/');
  delete window.dataLayer;
  delete window.fbq;
  for (const script of document.head.querySelectorAll('script')) script.remove();
});

describe('being asked', () => {
  test('when a visitor has not said anything then two equal buttons ask, and nothing is loaded', async () => {
    show();

    const asked = within(bar()!);
    expect(asked.getByText(/cookies de Google Analytics y Meta\?/)).toBeVisible();
    const [no, yes] = asked.getAllByRole('button');
    expect([no!.textContent, yes!.textContent]).toEqual(['No, gracias', 'Sí, de acuerdo']);
    expect(no!.className).toBe(yes!.className);
    expect([scripts(), document.cookie]).toEqual([[], '']);
    expect(await axeViolations(document.body)).toEqual([]);
  });

  test('when they say no then it is remembered without a cookie, and nothing is loaded', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'No, gracias' }));
    expect([bar(), document.cookie, choice()]).toEqual([null, '', 'no']);
    unmount();

    show();

    expect([bar(), scripts(), begin.mock.calls]).toEqual([null, [], []]);
  });

  test('when they said no then what others wrote as that document ended is forgotten in the next one', () => {
    choose('no');
    document.cookie = '_ga_AB=1';
    document.cookie = '_fbp=2';

    show();

    expect([document.cookie, bar(), scripts()]).toEqual(['', null, []]);
  });

  test('when they say yes then a new document begins, in which those with an id are loaded', async () => {
    const { user, unmount } = show();
    await user.click(screen.getByRole('button', { name: 'Sí, de acuerdo' }));
    expect([document.cookie, scripts(), begin.mock.calls.length]).toEqual(['medir=si', [], 1]);
    unmount();

    show({ ...IDS, pixel: '' });

    expect([bar(), scripts()]).toEqual([null, ['www.googletagmanager.com']]);
    expect(window.fbq).toBeUndefined();
  });

  test('when they take it back in the footer then what others left is forgotten, and a new document begins', async () => {
    choose('yes');
    document.cookie = '_ga_AB=1';
    document.cookie = '_fbp=2';
    document.cookie = 'sid=3';
    const { user } = show();
    expect(scripts()).toHaveLength(2);

    await user.click(screen.getByRole('button', { name: 'Cookies' }));
    expect(screen.getByRole('button', { name: 'No, gracias' })).toHaveFocus();
    await user.keyboard('{Enter}');

    expect(document.cookie).toBe('sid=3');
    expect([choice(), begin.mock.calls.length]).toEqual(['no', 1]);
    expect(screen.getByRole('button', { name: 'Cookies' })).toHaveFocus();
    document.cookie = 'sid=; Max-Age=0';
  });

  test('when a no is said in another tab or before a page comes back as it was left then a new document begins there', () => {
    const seen = [
      () => dispatchEvent(new StorageEvent('storage')),
      () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ];
    choose('yes');
    const { unmount } = show();
    for (const see of seen) see();
    expect(begin).not.toHaveBeenCalled();

    choose('no');
    for (const see of seen) see();

    expect(begin).toHaveBeenCalledTimes(2);
    unmount();
    for (const see of seen) see();
    expect(begin).toHaveBeenCalledTimes(2);
  });

  test('when the address opens what is somebody’s own then nothing is loaded there', () => {
    choose('yes');
    history.replaceState(null, '', '/checkout/success?orderId=one&t=abc');

    show();

    expect(scripts()).toEqual([]);
  });

  test('when another page opens in the same document then what Google hears next is of that one', async () => {
    choose('yes');
    history.replaceState(null, '', '/menu?orden=precio&utm_source=x');
    const { user } = renderPage(
      <>
        <Link to="/menu/velo" onClick={() => history.replaceState(null, '', '/menu/velo?orden=precio')}>
          Velo
        </Link>
        <Cookies ids={IDS} look={css({})} begin={begin} />
      </>,
    );

    await user.click(screen.getByRole('link', { name: 'Velo' }));

    const places = () =>
      googleTold().flatMap(([call, said]) =>
        call === 'set' ? (said as { page_location: string }).page_location : [],
      );
    await waitFor(() => expect(places().at(-1)).toBe(`${location.origin}/menu/velo`));
    expect(places()[0]).toBe(`${location.origin}/menu?utm_source=x`);
    expect(JSON.stringify(googleTold().find(([call]) => call === 'config'))).not.toContain('page_location');
  });

  test('when another page opens in the same document then Meta hears of it, but not of one that opens what is somebody’s own', async () => {
    choose('yes');
    history.replaceState(null, '', '/menu');
    const to = (path: string) => (
      <Link to={path} onClick={() => history.replaceState(null, '', path)}>
        {path}
      </Link>
    );
    const { user } = renderPage(
      <>
        {to('/about')}
        {to('/checkout/success?orderId=one&t=abc')}
        <Cookies ids={IDS} look={css({})} begin={begin} />
      </>,
    );
    const views = () => window.fbq!.queue.filter((call) => (call as string[])[1] === 'PageView').length;
    expect([views(), window.fbq!.disablePushState]).toEqual([1, true]);

    await user.click(screen.getByRole('link', { name: '/about' }));
    await waitFor(() => expect(views()).toBe(2));
    await user.click(screen.getByRole('link', { name: /success/ }));

    const places = () => JSON.stringify(googleTold());
    await waitFor(() => expect(places()).toContain('/checkout/success'));
    expect([views(), places().includes('t=abc')]).toEqual([2, false]);
  });

  test('when an address is told then only the campaign stays in it', () =>
    expect(plainAddress('https://miel.mx/checkout/success?orderId=one&utm_source=x&gclid=y#z')).toBe(
      'https://miel.mx/checkout/success?utm_source=x&gclid=y',
    ));
});

describe('a purchase', () => {
  test('when its page is seen, loaded again and opened in another tab then it is told once, and not of whom', async () => {
    choose('yes');
    for (let time = 0; time < 3; time += 1) {
      const { unmount } = showOrder(paid());
      await waitFor(() => expect(purchases()).toHaveLength(1));
      unmount();
    }

    expect(purchases()).toEqual([
      [
        'event',
        'purchase',
        expect.objectContaining({ transaction_id: paid().order.number, currency: 'MXN' }),
      ],
    ]);
    expect(JSON.stringify(googleTold())).not.toMatch(/Ana Pech|@/);
    expect(window.fbq!.queue.filter((call) => (call as string[])[1] === 'Purchase')).toHaveLength(1);
  });

  test('when its address opens what is somebody’s own then Meta, which reads that, is not told', async () => {
    choose('yes');
    const store = makeStore();
    const { unmount } = renderPage(<Cookies ids={IDS} look={css({})} begin={begin} />, { store });
    unmount();
    history.replaceState(null, '', '/checkout/success?orderId=one&t=abc');

    showOrder(paid());

    await waitFor(() => expect(purchases()).toHaveLength(1));
    expect(window.fbq!.queue.filter((call) => (call as string[])[1] === 'Purchase')).toEqual([]);
  });

  test('when the clock of the phone is a year ahead then it is told too', async () => {
    choose('yes');
    const today = new Date(Date.now() - 365 * 86_400_000).toISOString();
    setClock(today);

    showOrder(paid({ paidAt: today }));

    await waitFor(() => expect(purchases()).toHaveLength(1));
    setClock(new Date().toISOString());
  });

  test.each([
    ['is not paid', { paymentStatus: 'pending' }],
    ['is another buyer’s', { needsAddress: undefined }],
    ['was paid long ago', { paidAt: '2020-01-01T00:00:00.000Z' }],
  ])('when an order %s then nothing is told', (_, over) => {
    choose('yes');
    showOrder(paid(over));

    expect(purchases()).toEqual([]);
  });

  test('when nobody agreed then nothing is told', () => {
    choose('no');
    showOrder(paid());

    expect([window.dataLayer, window.fbq, localStorage.getItem('compras-medidas')]).toEqual([
      undefined,
      undefined,
      null,
    ]);
  });
});
