import { NotFoundPage, useNamed } from '@shop/app-kit';
import type { NamedFlower } from '@shop/contracts/flower-page';
import { Container, Page, Section, variantUrl } from '@shop/ui';
import { lazy, use } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ForMachines } from '../layout/for-machines.tsx';
import { PageNotYet } from '../layout/not-yet.tsx';
import { snippetOf } from '../content/sections.ts';
import { Breadcrumb } from '../product/breadcrumb.tsx';
import { FlowerBlends } from './flower-blends.tsx';
import { FlowerLots } from './flower-lots.tsx';
import { FlowerWords } from './flower-words.tsx';

const FlowerData = lazy(() =>
  import(/* webpackChunkName: "p-flower-data" */ './flower-data.tsx').then((m) => ({
    default: m.FlowerData,
  })),
);
const isServer = typeof document === 'undefined';

/** /flores/:slug: one flower of the house, whose earlier addresses lead here. */
export const FlowerPage = () => {
  const { slug = '' } = useParams();
  const NotFound = use(NotFoundPage);
  const read = useNamed('/flowers/named/:slug', slug);
  const { currentData: named } = read;
  if (named && named !== 'gone') {
    if (named.flower.slug === slug) return <Shown named={named} />;
    // Then the server looks up the page's current address and redirects to it.
    return isServer ? <NotFound /> : <Navigate to={`/flores/${named.flower.slug}`} replace />;
  }
  if (named !== undefined) return <NotFound />;
  return (
    <PageNotYet
      title="Flor"
      read={read}
      height={480}
      coming="Cargando la flor…"
      failed="No pudimos cargar esta flor."
    />
  );
};

const Shown = ({ named }: { named: NamedFlower }) => {
  const { flower, lots } = named;
  return (
    <Page
      title={flower.name}
      description={snippetOf(flower.description)}
      picture={variantUrl(flower.imageUrl, 1280)}
    >
      <Container>
        <ForMachines>
          <FlowerData named={named} />
        </ForMachines>
        <Breadcrumb name={flower.name} />
        <FlowerWords flower={flower} />
      </Container>
      <FlowerBlends named={named} />
      {lots.length > 0 && (
        <Section aria-labelledby="lots">
          <Container>
            <FlowerLots lots={lots} />
          </Container>
        </Section>
      )}
    </Page>
  );
};
