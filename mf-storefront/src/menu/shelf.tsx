import { css } from '@emotion/react';
import { Button, EmptyState, LinkButton, Row, Text, theme } from '@shop/ui';
import { useRef } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useTexts } from '../content/use-texts.ts';
import { ElixirGrid } from './elixir-grid.tsx';
import { FilterChips } from './filter-chips.tsx';
import { FilterTools } from './filter-tools.tsx';
import { applyFilters, isFiltering, type Filters } from './filters.ts';
import type { Blend } from './use-blends.ts';
import { useFilters } from './use-filters.ts';

const { space } = theme;
const line = css({ justifyContent: 'space-between', minHeight: 44, marginBottom: space(2) });
// Below the header and the chips, when it is scrolled to.
const start = css({ scrollMarginTop: '9rem' });

/** The blends, and everything to find one by. */
export const Shelf = ({ elixirs }: { elixirs: Blend[] }) => {
  const { filters, named, change, clear } = useFilters();
  const top = useRef<HTMLDivElement>(null);
  const shown = applyFilters(elixirs, filters);
  const wanted = elixirs.find(({ id, slug }) => named === slug || named === String(id));
  // Whoever chooses far down the page sees the first blend of the new choice.
  const show = (changes: Partial<Filters>) => {
    change(changes);
    if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
  };
  if (wanted) return <Navigate to={`/menu/${wanted.slug}`} replace />;
  return (
    <>
      <FilterTools elixirs={elixirs} filters={filters} onChange={show} />
      <FilterChips elixirs={elixirs} filters={filters} onChange={show} />
      <div ref={top} css={start}>
        <Row css={line}>
          <Text size="sm" tone="soft" role="status">
            {countOf(shown.length, elixirs.length)}
          </Text>
          {isFiltering(filters) && shown.length > 0 && (
            <Button variant="ghost" size="sm" onClick={clear}>
              Quitar filtros
            </Button>
          )}
        </Row>
        {shown.length > 0 ? (
          <ElixirGrid elixirs={shown} />
        ) : (
          <NothingFound all={elixirs.length} onClear={clear} />
        )}
      </div>
    </>
  );
};

const mezclas = (count: number) => (count === 1 ? '1 mezcla' : `${count} mezclas`);
const countOf = (shown: number, all: number) =>
  shown === all ? mezclas(all) : `${shown} de ${mezclas(all)}`;

const NothingFound = ({ all, onClear }: { all: number; onClear: () => void }) => {
  const words = useTexts('menu')('no-match');
  return (
    <EmptyState
      title={words?.title || 'Ninguna mezcla es así, todavía'}
      text={words?.content}
      action={
        <Row css={{ justifyContent: 'center' }}>
          <Button onClick={onClear}>{`Ver ${all === 1 ? 'la mezcla' : `las ${all} mezclas`}`}</Button>
          <LinkButton as={Link} to="/customize" variant="secondary">
            Personaliza tu elixir
          </LinkButton>
        </Row>
      }
    />
  );
};
