import { Nothing, part } from '@shop/app-kit';
import type { MenuPage } from '@shop/contracts/menu';
import type { MenuChoices } from '@shop/contracts/menu-choices';
import { toTag } from '@shop/contracts/menu-tags';
import { Alert, Button, css, Row, Say, Text, theme, useShop } from '@shop/ui';
import { useRef } from 'react';
import { Navigate } from 'react-router-dom';
import { ColumnSwitch, useColumns } from './columns.tsx';
import { ElixirGrid } from './elixir-grid.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterTools } from './filter-tools.tsx';
import { isFiltering } from './filters.ts';
import { countOf, howMany } from './mezclas.ts';
import { useShelf, type MenuRead } from './use-shelf.ts';

// Few shops have a menu of several pages.
const More = part(() => import(/* webpackChunkName: "p-long" */ './more.tsx').then((m) => m.More));
const Collections = part(
  () => import(/* webpackChunkName: "p-collections" */ './collections.tsx').then((m) => m.Collections),
  Nothing,
);
const NothingFound = part(() =>
  import(/* webpackChunkName: "p-search" */ './nothing-found.tsx').then((m) => m.NothingFound),
);

const line = css({
  justifyContent: 'space-between',
  minHeight: 44,
  [theme.media.belowMd]: { flexWrap: 'nowrap', gap: theme.space(1) },
  [theme.media.lg]: { justifyContent: 'flex-end' },
});
// Scrolls to below the header and the chips.
const start = css({ scrollMarginTop: '9rem' });

/** The blends, with search and filters. */
export const Shelf = ({ menu, read }: { menu: MenuPage; read: MenuRead }) => {
  const shelf = useShelf(menu, read);
  const { filters, named, pageOf, change, clear, isShort, searched, found, query, pageAt } = shelf;
  const view = useColumns();
  const { notices } = useShop();
  const top = useRef<HTMLDivElement>(null);
  const wanted = menu.blends.find(({ id, slug }) => named === slug || named === String(id));
  // After a choice far down the page, the first result is scrolled into view.
  const show = (changes: Partial<MenuChoices>) => {
    change(changes);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  if (wanted) return <Navigate to={pageOf(wanted.slug)} replace />;
  const choices = { elixirs: menu.blends, searched, offered: isShort ? undefined : offeredOf(menu), filters };
  const isRated = Boolean(notices?.opinionDays && (menu.isRated ?? menu.blends.some(({ rating }) => rating)));
  return (
    <>
      <FilterTools {...choices} isRated={isRated} onChange={show}>
        <Row css={line}>
          <Text size="sm" tone="soft" role="status">
            <Say van={howMany(found)} total={howMany(menu)}>
              {countOf(found, menu)}
            </Say>
          </Text>
          {isFiltering(filters) && found.blends.length > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              Quitar filtros
            </Button>
          )}
          <ColumnSwitch {...view} />
        </Row>
      </FilterTools>
      {(menu.collections?.length ?? menu.blends.some(({ collections }) => collections)) ? (
        <Collections menu={menu} />
      ) : null}
      <FilterChips {...choices} onChange={show} />
      <div ref={top} css={start} aria-busy={query.isFetching || undefined}>
        {query.isError && (
          <Alert
            title="No pudimos cargar el menú."
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          >
            Revisa tu conexión e intenta de nuevo.
          </Alert>
        )}
        {found.blends.length > 0 ? (
          <ElixirGrid elixirs={found.blends} columns={view.columns} />
        ) : (
          <NothingFound menu={menu} wanted={filters.q.trim()} onClear={clear} />
        )}
        {!isShort && <More found={found} pageAt={pageAt} busy={query.isFetching} />}
      </div>
    </>
  );
};

/** The filters that a long menu offers are sent with its first page. */
const offeredOf = ({ flowers = [], flavors = [], uses = [] }: MenuPage) => ({
  flor: flowers.map(toTag),
  sabor: flavors.map(toTag),
  uso: uses.map(toTag),
});
