import { css } from '@emotion/react';
import { SelectField, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const { media, space } = theme;

const grid = css({
  display: 'grid',
  gap: space(3),
  marginBottom: space(5),
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.belowMd]: { '& > :first-of-type': { gridColumn: '1 / -1' } },
  [media.md]: { gridTemplateColumns: 'minmax(14rem, 2fr)', gridAutoFlow: 'column', gridAutoColumns: '1fr' },
});
const onPhones = css({ gridColumn: '1 / -1', [media.md]: { display: 'none' } });

/** Search and filters above a list. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div role="search" css={grid}>
    {children}
  </div>
);

type Choice = { value: string; label: string };
type Props = { label: string; value: string; choices: Choice[]; onChange: (value: string) => void };

/** One filter of a list. */
export const Filter = ({ label, value, choices, onChange, className }: Props & { className?: string }) => (
  <SelectField
    className={className}
    label={label}
    value={value}
    onChange={(event) => onChange(event.target.value)}
  >
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </SelectField>
);

/** The order of a list, for phones: they do not show the table's head. */
export const SortFilter = (props: Omit<Props, 'label'>) => (
  <Filter {...props} label="Ordenar por" css={onPhones} />
);
