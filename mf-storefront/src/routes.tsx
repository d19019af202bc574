import { page, type RemoteModule } from '@shop/app-kit';
import { prefetchData } from './prefetch.ts';

const Home = page(() =>
  import(/* webpackChunkName: "p-home" */ './home/home.page.tsx').then((m) => m.HomePage),
);
const Menu = page(() =>
  import(/* webpackChunkName: "p-menu" */ './menu/menu.page.tsx').then((m) => m.MenuPage),
);
const Product = page(() =>
  import(/* webpackChunkName: "p-product" */ './product/product.page.tsx').then((m) => m.ProductPage),
);
const Customize = page(() =>
  import(/* webpackChunkName: "p-customize" */ './customize/customize.page.tsx').then((m) => m.CustomizePage),
);
const About = page(() =>
  import(/* webpackChunkName: "p-about" */ './about/about.page.tsx').then((m) => m.AboutPage),
);
const Contact = page(() =>
  import(/* webpackChunkName: "p-contact" */ './contact/contact.page.tsx').then((m) => m.ContactPage),
);
const Lot = page(() => import(/* webpackChunkName: "p-lot" */ './lot/lot.page.tsx').then((m) => m.LotPage));

/** The shop's public pages; each comes when it is visited. */
const routes: RemoteModule['default'] = [
  { index: true, element: <Home /> },
  { path: 'menu', element: <Menu /> },
  { path: 'menu/:slug', element: <Product /> },
  { path: 'customize', element: <Customize /> },
  { path: 'lotes/:code', element: <Lot /> },
  { path: 'about', element: <About /> },
  { path: 'contact', element: <Contact /> },
];
export default routes;

const code = new Map([
  ['/', Home],
  ['/menu', Menu],
  ['/customize', Customize],
  ['/about', About],
  ['/contact', Contact],
]);

const codeOf = (path: string) =>
  path.startsWith('/menu/') ? Product : path.startsWith('/lotes/') ? Lot : code.get(path);

/** Fetches data and code of the page at `path` side by side; a failure shows when the page is opened. */
export const prefetch: NonNullable<RemoteModule['prefetch']> = async (address, dispatch) => {
  await Promise.allSettled([prefetchData(address, dispatch), codeOf(address.split('?')[0]!)?.preload()]);
};
