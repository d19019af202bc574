import type { Elixir } from '@shop/contracts/elixir';
import { control, tools } from './filter-bar.styles.ts';
import { choicesOf, ORDERS, type Filters } from './filters.ts';
import { SearchField } from './search-field.tsx';

type ToolsProps = { elixirs: Elixir[]; filters: Filters; onChange: (changes: Partial<Filters>) => void };

/** Search, the list of flowers and the order. */
export const FilterTools = ({ elixirs, filters, onChange }: ToolsProps) => (
  <div role="search" css={tools}>
    <SearchField value={filters.q} onSearch={(q) => onChange({ q })} />
    <select
      css={control}
      aria-label="Filtrar por flor"
      value={filters.flor}
      onChange={(event) => onChange({ flor: event.target.value })}
    >
      <option value="">Todas las flores</option>
      {choicesOf(elixirs, filters, 'flor').map(({ id, label, count }) => (
        <option key={id} value={id}>
          {label} ({count})
        </option>
      ))}
    </select>
    <select
      css={control}
      aria-label="Ordenar"
      value={filters.orden}
      onChange={(event) => onChange({ orden: event.target.value })}
    >
      {ORDERS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </select>
  </div>
);
