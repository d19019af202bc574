import { Fragment } from 'react';
import { chip, chips, gap, sticky } from './filter-bar.styles.ts';
import { chosenIds, type MenuChoices } from '@shop/contracts/menu-choices';
import { choicesOf, type Choosing } from './filters.ts';
import { Say } from '@shop/ui';

type ChipsProps = Choosing & { onChange: (changes: Partial<MenuChoices>) => void };

const GROUPS = [
  { name: 'sabor', label: 'Por sabor' },
  { name: 'uso', label: 'Por uso' },
] as const;

/** Taste and use, one choice of each; a second press clears it. A chip without results is disabled. */
export const FilterChips = ({ onChange, ...choosing }: ChipsProps) => (
  <div css={sticky}>
    <div css={chips}>
      {GROUPS.map(({ name, label }, index) => (
        <Fragment key={name}>
          {index > 0 && <span css={gap} aria-hidden="true" />}
          <div role="group" aria-label={label} css={{ display: 'contents' }}>
            {choicesOf(choosing, name).map(({ id, label: text, count }) => {
              const isChosen = chosenIds(choosing.filters[name]).includes(id);
              return (
                <button
                  key={id}
                  type="button"
                  css={chip}
                  aria-pressed={isChosen}
                  disabled={count === 0 && !isChosen}
                  onClick={() => onChange({ [name]: isChosen ? '' : id })}
                >
                  <Say>{text}</Say> {count !== undefined && <small>{count}</small>}
                </button>
              );
            })}
          </div>
        </Fragment>
      ))}
    </div>
  </div>
);
