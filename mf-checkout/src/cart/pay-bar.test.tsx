import { afterEach, expect, jest, test } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { act, screen } from '@testing-library/react';
import { aCart, aCartLine } from '@shop/contracts/testing/builders';
import { useRef } from 'react';
import { PayBar } from './pay-bar.tsx';

type Seen = Pick<IntersectionObserverEntry, 'isIntersecting'> & { boundingClientRect: { top: number } };

afterEach(() => void Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

const Cart = () => {
  const summary = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={summary} />
      <PayBar cart={aCart([aCartLine({}, 2)])} summary={summary} />
    </>
  );
};

/** Opens the cart; `tell` plays the browser's reports about the summary's button. */
const open = () => {
  let tell: (seen: Seen[]) => void = () => undefined;
  const disconnect = jest.fn();
  const observer = function (callback: typeof tell) {
    tell = callback;
    return { observe: () => undefined, disconnect };
  };
  Object.assign(globalThis, { IntersectionObserver: observer });
  const view = renderPage(<Cart />, { phone: true });
  const see = (isIntersecting: boolean, top: number) =>
    act(() => tell([{ isIntersecting, boundingClientRect: { top } }]));
  return { ...view, see, disconnect };
};
const bar = () => screen.queryByRole('link', { name: 'Pagar' });

test('when the summary’s button is still below then total and a way to pay stand at the foot', () => {
  const { see, unmount, disconnect } = open();

  see(false, 900);

  expect(bar()).toHaveAttribute('href', '/checkout');
  expect(screen.getByText('$590.00 MXN')).toBeVisible();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});

test.each([
  ['in sight', true, 400],
  ['passed', false, -200],
])('when the summary’s button is %s then there is no second one', (_where, isIntersecting, top) => {
  const { see } = open();
  see(false, 900);

  see(isIntersecting, top);

  expect(bar()).toBeNull();
});
