import { page, type RemoteModule } from '@shop/app-kit';
import { loadSearch } from './menu/use-search.ts';
import { prefetchData } from './prefetch.ts';

const isServer = typeof location === 'undefined';
/** Whoever opens an address with a search sees what it finds, and nothing else before. */
const searchedAt = (query = '') => new URLSearchParams(query).get('q') && loadSearch();

const Home = page(() =>
  import(/* webpackChunkName: "p-home" */ './home/home.page.tsx').then((m) => m.HomePage),
);
const Menu = page(async () => {
  const [{ MenuPage }] = await Promise.all([
    import(/* webpackChunkName: "p-menu" */ './menu/menu.page.tsx'),
    isServer || searchedAt(location.search),
  ]);
  return MenuPage;
});
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
  const [path = '', query] = address.split('?');
  await Promise.allSettled([
    prefetchData(address, dispatch),
    codeOf(path)?.preload(),
    path === '/menu' && searchedAt(query),
  ]);
};
