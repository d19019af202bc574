import type { Elixir } from '@shop/contracts/elixir';
import { Fragment } from 'react';
import { chip, chips, gap, sticky } from './filter-bar.styles.ts';
import { choicesOf, type Filters } from './filters.ts';

type ChipsProps = { elixirs: Elixir[]; filters: Filters; onChange: (changes: Partial<Filters>) => void };

const GROUPS = [
  { name: 'sabor', label: 'Por sabor' },
  { name: 'uso', label: 'Por uso' },
] as const;

/** Taste and use, one choice of each; a second press takes it back. */
export const FilterChips = ({ elixirs, filters, onChange }: ChipsProps) => (
  <div css={sticky}>
    <div css={chips}>
      {GROUPS.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && <span css={gap} aria-hidden="true" />}
          <div role="group" aria-label={label} css={{ display: 'contents' }}>
            {choicesOf(elixirs, filters, name).map(({ id, label: text, count }) => (
              <button
                key={id}
                type="button"
                css={chip}
                aria-pressed={filters[name] === id}
                onClick={() => onChange({ [name]: filters[name] === id ? '' : id })}
              >
                {text} <small>{count}</small>
              </button>
            ))}
          </div>
        </Fragment>
      ))}
    </div>
  </div>
);
