import { formatPesos } from '@shop/app-kit';
import { formatNumber } from '@shop/contracts/format-pesos';
import type { Figures, OrderSummary } from '@shop/contracts/report';
import { Alert, Card, css, Heading, Skeleton, Text, theme } from '@shop/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { useOpenTotal } from '../layout/open-count.tsx';
import { Small } from '../list/cells.tsx';
import { counted } from '../list/counted.ts';
import { dayName } from './day-name.ts';
import { SalesChart } from './sales-chart.tsx';
import { useCountProductsQuery, useGetOrderSummaryQuery } from './summary.api.ts';

const { color, media, size, space } = theme;
const fresh = { refetchOnMountOrArgChange: true };

const grid = css({
  display: 'grid',
  gap: `${space(5)} ${space(3)}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  margin: `${space(5)} 0`,
  [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
});
const value = css({
  // An amount of a million with centavos fits in one line, also on the narrowest phone.
  fontSize: `min(${size.xl}, 4.8vw + 0.1rem)`,
  whiteSpace: 'nowrap',
  fontWeight: 750,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
const link = css({
  display: 'inline-block',
  color: color.honey,
  // Large enough for a finger, without taking more room.
  [media.belowMd]: { padding: `${space(3.5)} ${space(2)}`, margin: `-${space(3.5)} -${space(2)}` },
});

/** As high as what it stands for: figures, and a chart a fifth as high as it is wide. */
const outline = css({
  boxSizing: 'content-box',
  height: 223,
  marginTop: space(4),
  paddingBottom: '20%',
  [media.belowMd]: { height: 353 },
});

/** 'Resumen': how the shop is doing, above the cards of the dashboard (H36). */
export const SummaryBand = () => {
  const { data, isError, isFetching, refetch } = useGetOrderSummaryQuery(undefined, fresh);
  return (
    <Card as="section" aria-labelledby="resumen" css={{ marginBottom: space(6) }}>
      <Heading level={2} look="small" id="resumen">
        Resumen
      </Heading>
      {isError && (
        <Alert onRetry={() => void refetch()} retrying={isFetching} css={{ marginTop: space(4) }}>
          No pudimos cargar el resumen.
        </Alert>
      )}
      {!isError && !data && <Skeleton css={outline} radius={16} />}
      {!isError && data && <Body summary={data} />}
    </Card>
  );
};

const Body = ({ summary }: { summary: OrderSummary }) => (
  <>
    <div css={grid}>
      <Sales name="Hoy" figures={summary.today} />
      <Sales name="7 días" figures={summary.week} />
      <Sales name="30 días" figures={summary.month} />
      <Fact name="Por preparar" value={summary.toPrepare}>
        <Link to="/admin/orders?estado=processing" css={link}>
          Ver pedidos
        </Link>
      </Fact>
      <Unavailable />
      <RunningOut />
      <Unread />
      <IfAllowed call="GET /api/admin/reviews">
        <Payments />
      </IfAllowed>
    </div>
    <SalesChart
      title={`Ventas por día, últimos ${summary.days.length} días`}
      unit="Día"
      bars={summary.days.map(({ day, ...figures }) => ({ from: day, label: dayName(day), ...figures }))}
      last="Hoy"
    />
  </>
);

type FactProps = { name: string; value: ReactNode; children: ReactNode };
const Fact = ({ name, value: shown, children }: FactProps) => (
  <div>
    <Text size="xs" tone="soft">
      {name}
    </Text>
    <p css={value}>{typeof shown === 'number' ? formatNumber(shown) : shown}</p>
    <Small>{children}</Small>
  </div>
);

const Sales = ({ name, figures: { orders, sales } }: { name: string; figures: Figures }) => (
  <Fact name={name} value={formatPesos(sales).replace(' MXN', '')}>
    {counted(orders, 'pedido pagado', 'pedidos pagados')}
  </Fact>
);

const Unavailable = () => {
  const { data, isError } = useCountProductsQuery({ isAvailable: false }, fresh);
  return (
    <Fact name="Productos no disponibles" value={isError ? '—' : (data ?? '…')}>
      <Link to="/admin/products?disponible=false" css={link}>
        Ver productos
      </Link>
    </Fact>
  );
};

/** Shows nothing when stock is not counted or is sufficient. */
const RunningOut = () => {
  const { data, isError } = useCountProductsQuery({ isLow: true }, fresh);
  if (isError || !data) return null;
  return (
    <Fact name="Por agotarse" value={data}>
      <Link to="/admin/products?disponible=pocas" css={link}>
        Ver por agotarse
      </Link>
    </Fact>
  );
};

const Unread = () => (
  <Fact name="Mensajes sin leer" value={useOpenTotal('messages') ?? '—'}>
    <Link to="/admin/messages?leido=no" css={link}>
      Ver mensajes
    </Link>
  </Fact>
);

/** Shows nothing while every payment matches an order. */
const Payments = () => {
  const total = useOpenTotal('payments');
  if (!total) return null;
  return (
    <Fact name="Pagos por revisar" value={total}>
      <Link to="/admin/reviews" css={link}>
        Ver pagos
      </Link>
    </Fact>
  );
};
