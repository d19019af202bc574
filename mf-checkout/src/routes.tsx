import { page, type RemoteModule } from '@shop/app-kit';
import { textsApi } from './texts/texts.api.ts';

const Cart = page(() =>
  import(/* webpackChunkName: "p-cart" */ './cart/cart.page.tsx').then((m) => m.CartPage),
);
const Checkout = page(() =>
  import(/* webpackChunkName: "p-checkout-form" */ './checkout/checkout.page.tsx').then(
    (m) => m.CheckoutPage,
  ),
);
const Success = page(() =>
  import(/* webpackChunkName: "p-success" */ './result/success.page.tsx').then((m) => m.SuccessPage),
);
const Failure = page(() =>
  import(/* webpackChunkName: "p-failure" */ './result/failure.page.tsx').then((m) => m.FailurePage),
);
const Pending = page(() =>
  import(/* webpackChunkName: "p-pending" */ './result/pending.page.tsx').then((m) => m.PendingPage),
);
const Address = page(() =>
  import(/* webpackChunkName: "p-address" */ './address/address.page.tsx').then((m) => m.AddressPage),
);

const routes: RemoteModule['default'] = [
  { path: '/cart', element: <Cart /> },
  { path: '/checkout', element: <Checkout /> },
  { path: '/checkout/success', element: <Success /> },
  { path: '/checkout/failure', element: <Failure /> },
  { path: '/checkout/pending', element: <Pending /> },
  { path: '/checkout/address', element: <Address /> },
];
export default routes;

const code = new Map([
  ['/cart', Cart],
  ['/checkout', Checkout],
]);

/** Fetches the texts and the code of cart and checkout side by side; the cart itself is its owner's, who asks for it. */
export const prefetch: NonNullable<RemoteModule['prefetch']> = async (path, dispatch) => {
  const page = code.get(path);
  if (!page) return;
  const texts = dispatch(textsApi.endpoints.getCheckoutTexts.initiate(undefined, { subscribe: false }));
  await Promise.allSettled([texts, page.preload()]);
};
