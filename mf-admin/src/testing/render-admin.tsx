import { renderPage } from '@shop/app-kit/testing';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import routes from '../routes.tsx';
// Imported in advance: a page's first transformation takes longer than a test waits.
import '../auth/login.page.tsx';
import '../dashboard/dashboard.page.tsx';
import '../orders/orders.page.tsx';

const Routed = () => {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="address">{pathname + search}</output>
      <Suspense fallback="…">{useRoutes(routes)}</Suspense>
    </>
  );
};

/** Renders the back office at `path` as the shell does, with its guard. */
export const renderAdmin = async (path: string, options: Parameters<typeof renderPage>[1] = {}) => {
  // Pages are promises: only an awaited act includes them.
  const view = await act(async () => renderPage(<Routed />, { ...options, path }));
  return { ...view, address: () => view.getByTestId('address').textContent };
};

/** The menu's counts: it asks for one row of a list, and gets none. */
const countOf = (path: string) =>
  http.get(`${API_BASE}${path}`, ({ request }) =>
    new URL(request.url).searchParams.get('pageSize') === '1' ? HttpResponse.json([]) : undefined,
  );

/** A signed-in administrator; the dashboard's figures and the menu's counts are stubs. */
export const signedIn = () => {
  answer('get', '/admin/reports/summary', { message: '' }, 503);
  answer('get', '/admin/reports/readiness', { message: '' }, 503);
  for (const page of ['home', 'about', 'contact', 'legal']) answer('get', `/content/${page}`, []);
  for (const path of ['/orders', '/admin/messages', '/admin/reviews', '/admin/gift-cards'])
    server.use(countOf(path));
  return answer('get', '/admin/check-auth', { username: 'duena' });
};
/** Nobody is signed in; the shop offers only the password. */
export const signedOut = () => {
  answer('get', '/admin/login', { passkeys: false, mailLink: false });
  return answer('get', '/admin/check-auth', { message: 'Inicia sesión para continuar.' }, 401);
};
