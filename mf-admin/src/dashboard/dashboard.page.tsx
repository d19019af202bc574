import { onDemand } from '@shop/app-kit';
import { deviceMemory } from '@shop/app-kit/storage';
import { Badge, Card, css, Grid, Heading, Page, Skeleton, Stack, Text, theme } from '@shop/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed, useIsAllowed } from '../auth/may.tsx';
import { AdminIcon, type AdminIconName } from '../layout/admin-icon.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { mayOpen } from '../layout/page-access.ts';
import { useGetSettingsQuery } from '../settings/settings.api.ts';
import { SummaryBand } from '../summary/summary-band.tsx';

const FirstDay = onDemand(() =>
  import(/* webpackChunkName: "p-first-day" */ '../setup/first-day.tsx').then((m) => m.FirstDay),
);

const MEMORY = 'alto-guia';

/**
 * The guide; until its steps are known its place is as high as it was, so that nothing below it moves. On a device's
 * first visit that is the whole screen: what the guide may move is out of sight.
 */
const Guide = () => {
  const place = useRef<HTMLDivElement>(null);
  const [height] = useState(() => (deviceMemory.read(MEMORY) ?? '100vh') as number | string);
  const [isKnown, setKnown] = useState(false);
  useLayoutEffect(() => {
    if (isKnown) deviceMemory.write(MEMORY, place.current!.offsetHeight);
  }, [isKnown]);
  return (
    <div ref={place}>
      {!isKnown && height !== 0 && (
        <Skeleton height={height} radius={16} css={{ marginBottom: theme.space(6) }} />
      )}
      <FirstDay onKnown={() => setKnown(true)} />
    </div>
  );
};

type Entry = { to: string; title: string; text: string; icon: AdminIconName };
const CARDS: Entry[] = [
  {
    to: '/admin/products',
    title: 'Productos',
    text: 'Administra el catálogo de elixires de miel.',
    icon: 'drop',
  },
  { to: '/admin/orders', title: 'Pedidos', text: 'Revisa los pedidos y actualiza su estado.', icon: 'bag' },
  { to: '/admin/flowers', title: 'Flores', text: 'Administra las flores nativas mexicanas.', icon: 'flower' },
  {
    to: '/admin/content-list',
    title: 'Contenido',
    text: 'Edita los textos e imágenes de la tienda.',
    icon: 'edit',
  },
  { to: '/', title: 'Volver a la tienda', text: 'Mira la tienda como la ven tus clientes.', icon: 'home' },
];
/** Links that appear when the settings turn their feature on. */
const LATER: Entry[] = [
  {
    to: '/admin/reports',
    title: 'Estadísticas',
    text: 'Ventas y tendencias de tu tienda.',
    icon: 'chart',
  },
  { to: '/admin/customers', title: 'Clientes', text: 'Conoce a quienes te compran.', icon: 'user' },
];

const link = css({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: theme.radius.lg,
  '&:focus-visible': { borderRadius: theme.radius.lg },
});

const Content = ({ title, text, icon, soon = false }: Omit<Entry, 'to'> & { soon?: boolean }) => (
  <Stack gap={3}>
    <span css={{ color: soon ? theme.color.inkSoft : theme.color.honey }}>
      <AdminIcon name={icon} size={30} />
    </span>
    <Heading level={2} look="card">
      {title}
    </Heading>
    <Text size="sm" tone="soft">
      {text}
    </Text>
    {soon && (
      <div>
        <Badge tone="honey">Próximamente</Badge>
      </div>
    )}
  </Stack>
);

const LinkCards = ({ entries }: { entries: Entry[] }) => {
  const may = useIsAllowed();
  const allowed = entries.filter(({ to }) => mayOpen(may, to));
  return allowed.map(({ to, ...card }) => (
    <Link key={to} to={to} css={link}>
      <Card hover css={{ height: '100%' }}>
        <Content {...card} />
      </Card>
    </Link>
  ));
};

const LaterCards = () => {
  const { data } = useGetSettingsQuery();
  if (data?.dashboardLinks) return <LinkCards entries={LATER} />;
  return LATER.map(({ to: _, ...card }) => (
    <Card
      key={card.title}
      aria-disabled="true"
      css={{ background: theme.color.creamDeep, boxShadow: 'none' }}
    >
      <Content {...card} soon />
    </Card>
  ));
};

/** /admin */
export const DashboardPage = () => (
  <Page title="Dashboard" description="Panel de administración." noIndex>
    <PageHead title="Panel de administración" subtitle="Todo lo de tu tienda, en un solo lugar." />
    <IfAllowed call="GET /api/admin/reports/readiness">
      <Guide />
    </IfAllowed>
    <IfAllowed call="GET /api/admin/reports/summary">
      <SummaryBand />
    </IfAllowed>
    <Grid md={2} lg={4} gap={5}>
      <LinkCards entries={CARDS} />
      <LaterCards />
    </Grid>
  </Page>
);
