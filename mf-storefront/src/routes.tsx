import { page, type RemoteModule } from '@shop/app-kit';
import { HomePage } from './home/home.page.tsx';
import { prefetchData } from './prefetch.ts';

const Menu = page(() =>
  import(/* webpackChunkName: "p-menu" */ './menu/menu.page.tsx').then((m) => m.MenuPage),
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

/** The shop's public pages; the home page comes with this file, the others when they are visited. */
const routes: RemoteModule['default'] = [
  { index: true, element: <HomePage /> },
  { path: 'menu', element: <Menu /> },
  { path: 'customize', element: <Customize /> },
  { path: 'about', element: <About /> },
  { path: 'contact', element: <Contact /> },
];
export default routes;

const code = new Map([
  ['/menu', Menu],
  ['/customize', Customize],
  ['/about', About],
  ['/contact', Contact],
]);

/** Fetches data and code of the page at `path` side by side; a failure shows when the page is opened. */
export const prefetch: NonNullable<RemoteModule['prefetch']> = async (path, dispatch) => {
  await Promise.allSettled([prefetchData(path, dispatch), code.get(path)?.preload()]);
};
