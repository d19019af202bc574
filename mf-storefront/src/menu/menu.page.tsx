import { Alert, Container, css, Page, theme } from '@shop/ui';
import { lazy, Suspense } from 'react';
import { useTexts } from '../content/use-texts.ts';
import { HexCluster } from '../layout/hex-cluster.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { ElixirGridLoading } from './elixir-grid.tsx';
import { Shelf } from './shelf.tsx';
import { useGetMenuQuery } from './menu.api.ts';

const NothingOnSale = lazy(() =>
  import(/* webpackChunkName: "p-search" */ './nothing-on-sale.tsx').then((m) => ({
    default: m.NothingOnSale,
  })),
);

const shelf = css({
  paddingBlock: `${theme.space(2)} ${theme.space(12)}`,
  [theme.media.belowMd]: { paddingBottom: theme.space(6) },
});

/** /menu: the ready-made blends. */
export const MenuPage = () => {
  const texts = useTexts('menu');
  const intro = texts('intro');
  return (
    <Page description={texts('search')?.content ?? ''} title="Menú Comercial">
      <PageIntro
        eyebrow="Menú comercial"
        title={intro?.title || 'Nuestro Menú de Elixires Listos para Ti'}
        art={<HexCluster />}
        text={intro?.content}
      />
      <Container css={shelf}>
        <Blends />
      </Container>
    </Page>
  );
};

const Blends = () => {
  const { data, isError, isFetching, refetch } = useGetMenuQuery('');
  if (data?.blends.length) return <Shelf menu={data} />;
  if (isError) {
    return (
      <Alert title="No pudimos cargar el menú." onRetry={() => void refetch()} retrying={isFetching}>
        Revisa tu conexión e intenta de nuevo.
      </Alert>
    );
  }
  if (!data) return <ElixirGridLoading />;
  return (
    <Suspense fallback={null}>
      <NothingOnSale />
    </Suspense>
  );
};
