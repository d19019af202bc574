import { remotePages, type RemoteModule } from '@shop/app-kit';
import { checkoutPages } from '@shop/contracts/pages/checkout';

const { pages, prefetch } = remotePages(
  checkoutPages,
  (file) => import(/* webpackChunkName: "p-[request]" */ `./${file}.page.tsx`),
);

const routes: RemoteModule['default'] = pages.map(({ route }) => route);
export default routes;
/** The cart itself is its owner's, who asks for it. */
export { prefetch };
