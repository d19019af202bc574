import { NotFoundPage, part, useNamed } from '@shop/app-kit';
import { Alert, Container, Heading, Page, Stack, variantUrl } from '@shop/ui';
import { use } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { snippetOf } from '../content/sections.ts';
import { menuApi } from '../menu/menu.api.ts';
import { ProductSkeleton } from './product-skeleton.tsx';
import { Product, type ProductProps } from './product.tsx';

const Gone = part(() => import(/* webpackChunkName: "p-gone" */ './gone.tsx').then((m) => m.Gone));
const isServer = typeof document === 'undefined';

/** /menu/:slug: one blend, whose earlier addresses redirect here; unknown addresses show the not-found page. */
export const ProductPage = () => {
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const NotFound = use(NotFoundPage);
  const {
    currentData: named,
    isError,
    isFetching,
    refetch,
  } = useNamed('/elixirs/predesigned/named/:slug', slug);
  // Data from the menu page, after a navigation from there.
  const seen = menuApi.endpoints.getMenu.useQueryState('').data?.blends;
  const found = named === 'gone' ? undefined : named;
  const blend = named === undefined ? seen?.find((one) => one.slug === slug) : found?.blend;
  if (blend?.slug === slug) return <Shown pairings={[]} {...found} blend={blend} />;
  // Then the server looks up the page's current address and redirects to it.
  if (named === null || (named && isServer)) return <NotFound />;
  if (blend) return <Navigate to={{ pathname: `/menu/${blend.slug}`, search }} replace />;
  if (named === 'gone') return <Gone />;
  return (
    <Page title="Menú Comercial" noIndex>
      <Container css={{ paddingTop: '3rem' }}>
        {isError ? (
          <Stack gap={4}>
            <Heading level={1}>Menú Comercial</Heading>
            <Alert
              title="No pudimos cargar este elixir."
              onRetry={() => void refetch()}
              retrying={isFetching}
            >
              Revisa tu conexión e intenta de nuevo.
            </Alert>
          </Stack>
        ) : (
          <ProductSkeleton />
        )}
      </Container>
    </Page>
  );
};

const Shown = ({ blend, ...rest }: ProductProps) => (
  <Page
    title={blend.name}
    description={snippetOf(blend.description)}
    picture={variantUrl(blend.imageUrl, 1280)}
  >
    <Product key={blend.sizes ? blend.family : blend.id} blend={blend} {...rest} />
  </Page>
);
