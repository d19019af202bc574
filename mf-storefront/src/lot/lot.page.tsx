import { NotFoundPage, useNamed } from '@shop/app-kit';
import type { PublicLot } from '@shop/contracts/lot';
import { Container, css, LinkButton, Page, Say, Section, theme } from '@shop/ui';
import { use } from 'react';
import { Link, useParams } from 'react-router-dom';
import { PageNotYet } from '../layout/not-yet.tsx';
import { PageIntro } from '../layout/page-intro.tsx';

const { color, media, radius, space } = theme;
const card = css({
  display: 'grid',
  gap: space(5),
  marginBottom: space(8),
  padding: space(6),
  borderRadius: radius.lg,
  background: color.creamDeep,
  overflowWrap: 'anywhere',
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  '& dt': { fontWeight: 700 },
  '& dd': { margin: 0, color: color.inkSoft },
});

/** /lotes/:code: the origin of a jar; the code on the packing slip leads here. */
export const LotPage = () => {
  const { code = '' } = useParams();
  const NotFound = use(NotFoundPage);
  const read = useNamed('/lots/:code', code);
  const { data } = read;
  if (data && data !== 'gone') return <Shown lot={data} />;
  if (data !== undefined) return <NotFound />;
  return (
    <PageNotYet
      title="Lote"
      read={read}
      height={320}
      coming="Cargando el lote…"
      failed="No pudimos cargar este lote."
    />
  );
};

const format = new Intl.DateTimeFormat('es-MX', { dateStyle: 'long', timeZone: 'UTC' });
const dayOf = (day: string): string => format.format(new Date(day));

const factsOf = (lot: PublicLot): [string, string][] =>
  (
    [
      ['Elixires', lot.products.join(', ')],
      ['Flor', lot.flower],
      ['Lugar', lot.place],
      ['Meliponario', lot.meliponario],
      ['Envasado el', dayOf(lot.packedOn)],
      ['Consumir antes de', dayOf(lot.bestBefore)],
    ] as [string, string][]
  ).filter(([, value]) => value !== '');

const Shown = ({ lot }: { lot: PublicLot }) => (
  <Page title={`Lote ${lot.code}`} description={`Miel de ${lot.flower}, ${lot.place}.`} noIndex>
    <PageIntro eyebrow="De dónde viene tu frasco" title={<Say lote={lot.code}>{'Lote {lote}'}</Say>} />
    <Section>
      <Container>
        <dl css={card}>
          {factsOf(lot).map(([name, value]) => (
            <div key={name}>
              <dt>
                <Say>{name}</Say>
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <LinkButton as={Link} to="/menu">
          Ver nuestro menú
        </LinkButton>
      </Container>
    </Section>
  </Page>
);
