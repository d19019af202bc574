import { Alert, Button, css, LinkButton, Page, Row, Spinner, theme } from '@shop/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useListContentQuery } from '../content/content.api.ts';
import { useListLotsQuery } from '../lots/lots.api.ts';
import { lotsOnSlip } from './slip-lots.tsx';
import { PickList, type PackedOrder } from './pick-list.tsx';
import { useGetWholeOrderQuery } from './orders.api.ts';
import { onScreen, Slip } from './slip.tsx';

const { color, space } = theme;
const sheet = css({
  maxWidth: '48rem',
  margin: '0 auto',
  padding: space(8),
  minHeight: '100vh',
  background: color.paper,
  '@media print': { padding: 0, maxWidth: 'none' },
});
/** The default until the owner writes 'checkout/slip'. */
const THANKS = 'Gracias por tu compra.';
const TITLE = 'Hoja de empaque';
// Each sheet begins on a new page.
const oneSheet = css({
  '& + &': { marginTop: space(16), '@media print': { marginTop: 0, breakBefore: 'page' } },
});

type Loaded = (packed: PackedOrder) => void;

/**
 * /admin/packing-slip?pedido=…&pedido=…: a packing slip for each parcel, for printing, and before several of them
 * a pick list. Slips show no prices and include the gift message, since the parcel may be a gift. With `imprimir`
 * the page prints itself, once, when all sheets are loaded.
 */
export const PackingSlipPage = () => {
  const [params] = useSearchParams();
  const ids = [...new Set(params.getAll('pedido').filter(Boolean))];
  const [loaded, setLoaded] = useState<Record<string, PackedOrder>>({});
  const packed = ids.flatMap((id) => loaded[id] ?? []);
  const isReady = ids.length > 0 && packed.length === ids.length;
  const printsItself = params.has('imprimir') && isReady;
  useEffect(() => {
    if (printsItself) window.print?.();
  }, [printsItself]);
  return (
    <Page title={TITLE} description="Lo que va en el paquete de un pedido." noIndex>
      <main id="contenido" tabIndex={-1} css={sheet}>
        <Row css={onScreen}>
          <LinkButton as={Link} to="/admin/orders" variant="secondary">
            Volver a los pedidos
          </LinkButton>
          <Button disabled={!isReady} onClick={() => window.print?.()}>
            {ids.length > 1 ? `Imprimir lista y ${ids.length} hojas` : 'Imprimir'}
          </Button>
        </Row>
        {ids.length === 0 && <Alert>No pudimos cargar este pedido.</Alert>}
        {ids.length > 1 && isReady && (
          <section css={oneSheet}>
            <PickList packed={packed} />
          </section>
        )}
        {ids.map((id) => (
          <SlipOf key={id} id={id} onLoaded={(one) => setLoaded((before) => ({ ...before, [id]: one }))} />
        ))}
      </main>
    </Page>
  );
};

const SlipOf = ({ id, onLoaded }: { id: string; onLoaded: Loaded }) => {
  const { data, isError, refetch } = useGetWholeOrderQuery(id);
  const lots = useListLotsQuery();
  const texts = useListContentQuery('checkout');
  const isLoaded = data !== undefined && !lots.isLoading && !texts.isLoading;
  const packed = data && { ...data, lots: lotsOnSlip(data, lots.data ?? []) };
  const tell = useEffectEvent(() => packed && onLoaded(packed));
  useEffect(() => {
    if (isLoaded) tell();
  }, [isLoaded]);
  const written = texts.data?.find(({ section }) => section === 'slip');
  if (packed && isLoaded)
    return (
      <article css={oneSheet}>
        <Slip {...packed} thanks={written?.content || THANKS} />
      </article>
    );
  if (isError) return <Alert onRetry={() => void refetch()}>No pudimos cargar este pedido.</Alert>;
  return <Spinner label="Cargando pedido…" />;
};
