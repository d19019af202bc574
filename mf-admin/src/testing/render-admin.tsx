import { renderPage } from '@shop/app-kit/testing';
import { answer, API_BASE } from '@shop/app-kit/testing/handlers';
import { server } from '@shop/app-kit/testing/server';
import { act } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Suspense } from 'react';
import { useLocation, useRoutes } from 'react-router-dom';
import routes from '../routes.tsx';
// Loaded ahead: a page's first transformation takes longer than a test waits.
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

/** The back office at `path` as the shell would show it, its guard included. */
export const renderAdmin = async (path: string, options: Parameters<typeof renderPage>[1] = {}) => {
  // Pages arrive as promises: an act that is not awaited would leave them out.
  const view = await act(async () => renderPage(<Routed />, { ...options, path }));
  return { ...view, address: () => view.getByTestId('address').textContent };
};

/** What the menu counts: one row of a list is asked for, and none is there. */
const countOf = (path: string) =>
  http.get(`${API_BASE}${path}`, ({ request }) =>
    new URL(request.url).searchParams.get('pageSize') === '1' ? HttpResponse.json([]) : undefined,
  );

/** Somebody is signed in; the dashboard's figures and the menu's counts are not what such a test is about. */
export const signedIn = () => {
  answer('get', '/admin/reports/summary', { message: '' }, 503);
  answer('get', '/admin/reports/readiness', { message: '' }, 503);
  for (const page of ['home', 'about', 'contact', 'legal']) answer('get', `/content/${page}`, []);
  for (const path of ['/orders', '/admin/messages', '/admin/reviews', '/admin/gift-cards'])
    server.use(countOf(path));
  return answer('get', '/admin/check-auth', { username: 'duena' });
};
/** Nobody is; the shop has no way in but the password. */
export const signedOut = () => {
  answer('get', '/admin/login', { passkeys: false, mailLink: false });
  return answer('get', '/admin/check-auth', { message: 'Inicia sesión para continuar.' }, 401);
};
