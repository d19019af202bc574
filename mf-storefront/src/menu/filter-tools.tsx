import { control, tools } from './filter-bar.styles.ts';
import { MENU_ORDERS, type MenuChoices } from '@shop/contracts/menu-choices';
import { choicesOf, type Choosing } from './filters.ts';
import { SearchField } from './search-field.tsx';
import { useSay } from '@shop/ui';
import type { ReactNode } from 'react';

type ToolsProps = Choosing & {
  /** There are opinions, and the owner shows them. */
  isRated: boolean;
  onChange: (changes: Partial<MenuChoices>) => void;
  children: ReactNode;
};

/** Search, the list of flowers, the order, and `children` beside them. */
export const FilterTools = ({ onChange, children, isRated, ...choosing }: ToolsProps) => {
  const say = useSay();
  return (
    <div role="search" css={tools}>
      <SearchField value={choosing.filters.q} onSearch={(q) => onChange({ q })} />
      <select
        css={control}
        aria-label="Filtrar por flor"
        value={choosing.filters.flor}
        onChange={(event) => onChange({ flor: event.target.value })}
      >
        <option value="">{say('Cualquier flor')}</option>
        {choicesOf(choosing, 'flor').map(({ id, label, count }) => (
          <option key={id} value={id} disabled={count === 0 && id !== choosing.filters.flor}>
            {count === undefined ? label : `${label} (${count})`}
          </option>
        ))}
      </select>
      <select
        css={control}
        aria-label="Ordenar"
        value={choosing.filters.orden}
        onChange={(event) => onChange({ orden: event.target.value })}
      >
        <option value="">{say('Destacados')}</option>
        {MENU_ORDERS.filter(({ by }) => isRated || by !== 'rating').map(({ id, label }) => (
          <option key={id} value={id}>
            {say(label)}
          </option>
        ))}
      </select>
      {children}
    </div>
  );
};
