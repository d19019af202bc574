import { waitFor } from '@testing-library/react';
import { NotFoundPage } from '@shop/app-kit';
import { renderPage } from '@shop/app-kit/testing';
import type { Settings } from '@shop/contracts/settings';
import { PageFactsContext, type PageFacts } from '@shop/ui';
import { createPath, useLocation, useRoutes } from 'react-router-dom';
import { ProductPage } from '../product/product.page.tsx';

const Address = () => <output>{createPath(useLocation())}</output>;
const Routed = () => useRoutes([{ path: 'menu/:slug', element: <ProductPage /> }]);
const NotFound = () => <p>404 Page Not Found</p>;
/** The facts of a server-rendered document, with which structured data is rendered too. */
export const said = (): PageFacts => ({
  origin: 'https://tienda.mx',
  status: 200,
  title: '',
  description: '',
  picture: '',
});
/** Waits for the structured data, which is rendered after the page. */
export const dataIn = (container: HTMLElement) =>
  waitFor(() => {
    const found = container.querySelector('script[type="application/ld+json"]');
    if (!found) throw new Error('nothing is told to machines yet');
    return found;
  });
/** The page of a product, with its address beside it. */
export const openProduct = (slug: string, shop: Partial<Settings> = {}, facts: PageFacts | null = null) =>
  renderPage(
    <PageFactsContext value={facts}>
      <NotFoundPage value={NotFound}>
        <Routed />
        <Address />
      </NotFoundPage>
    </PageFactsContext>,
    { path: `/menu/${slug}`, shop },
  );
