import { NotFoundPage, part, useNamed } from '@shop/app-kit';
import type { Collection } from '@shop/contracts/menu';
import { Alert, Container, css, LinkButton, Page, theme } from '@shop/ui';
import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { HexCluster } from '../layout/hex-cluster.tsx';
import { PageIntro } from '../layout/page-intro.tsx';
import { Breadcrumb } from '../product/breadcrumb.tsx';
import { ElixirGrid, ElixirGridLoading } from './elixir-grid.tsx';

const Gone = part(() => import(/* webpackChunkName: "p-gone" */ '../product/gone.tsx').then((m) => m.Gone));
const isServer = typeof document === 'undefined';
const NONE = {
  title: 'No tenemos esa colección',
  text: 'Quizá ya terminó. Esto es lo que hacemos ahora.',
};

const { space } = theme;
const shelf = css({ display: 'grid', gap: space(4), paddingBlock: `${space(2)} ${space(12)}` });
const back = css({ justifySelf: 'start' });

/** /menu/coleccion/:slug: the blends of a collection; an empty one answers 'not found', and shows the menu. */
export const CollectionPage = () => {
  const { slug = '' } = useParams();
  const NotFound = use(NotFoundPage);
  const { currentData, isError, isFetching, refetch } = useNamed(
    '/elixirs/predesigned/collections/:slug',
    slug,
  );
  if (currentData === null || currentData === 'gone') return isServer ? <NotFound /> : <Gone {...NONE} />;
  if (currentData) return <Shown collection={currentData} />;
  return (
    <Page title="Colección" noIndex>
      <PageIntro eyebrow="Colección" title="Colección" />
      <Container css={shelf}>
        {isError ? (
          <Alert
            title="No pudimos cargar esta colección."
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Revisa tu conexión e intenta de nuevo.
          </Alert>
        ) : (
          <ElixirGridLoading />
        )}
      </Container>
    </Page>
  );
};

const names = (blends: Collection['blends']) => blends.map(({ family, name }) => family ?? name).join(', ');

const Shown = ({ collection: { label, blends } }: { collection: Collection }) => (
  <Page title={label} description={`${label}: ${names(blends.slice(0, 5))}.`}>
    <PageIntro eyebrow="Colección" title={label} art={<HexCluster />} />
    <Container css={shelf}>
      <Breadcrumb name={label} />
      <ElixirGrid elixirs={blends} />
      <LinkButton as={Link} to="/menu" variant="secondary" css={back}>
        Ver nuestro menú
      </LinkButton>
    </Container>
  </Page>
);
