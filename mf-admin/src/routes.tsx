import { remotePages, type RemoteModule } from '@shop/app-kit';
import { adminPages } from '@shop/contracts/pages/admin';
import type { AdminPage } from '@shop/contracts/pages/entry';
import { Guard } from './auth/guard.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { RequirePageAccess } from './layout/require-page-access.tsx';

const { pages } = remotePages<AdminPage>(
  adminPages,
  (file) => import(/* webpackChunkName: "p-[request]" */ `./${file}.page.tsx`),
);
const routesOf = (alone: AdminPage['alone']) =>
  pages.filter(({ entry }) => entry.alone === alone).map(({ route }) => route);

const routes: RemoteModule['default'] = [
  ...routesOf('signed out'),
  ...routesOf('sheet').map(({ path, element }) => ({
    path,
    element: (
      <Guard>
        <RequirePageAccess>{element}</RequirePageAccess>
      </Guard>
    ),
  })),
  {
    element: (
      <Guard>
        <AdminLayout />
      </Guard>
    ),
    children: routesOf(undefined),
  },
];
export default routes;
