import { remotePages, type RemoteModule } from '@shop/app-kit';
import { checkoutPages } from '@shop/contracts/pages/checkout';

const { pages, prefetch } = remotePages(
  checkoutPages,
  (file) => import(/* webpackChunkName: "p-[request]" */ `./${file}.page.tsx`),
);

const routes: RemoteModule['default'] = pages.map(({ route }) => route);
export default routes;
/** The cart is personal, so it is not part of the page's data. */
export { prefetch };
