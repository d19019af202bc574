import { css } from '@emotion/react';
import { SelectField, theme } from '@shop/ui';
import type { ReactNode } from 'react';

const { media, space } = theme;

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBottom: space(5) });
// On phones two filters share a line, and one alone takes it whole.
const part = css({ flex: '1 1 8.5rem', minWidth: 0, [media.md]: { flex: '0 1 13rem' } });
const onPhones = css({ flex: '1 1 100%', [media.md]: { display: 'none' } });

/** Search and filters above a list. */
export const Toolbar = ({ children }: { children: ReactNode }) => (
  <div role="search" css={bar}>
    {children}
  </div>
);

type Choice = { value: string; label: string };
type Props = { label: string; value: string; choices: Choice[]; onChange: (value: string) => void };

const Choices = ({ label, value, choices, onChange, className }: Props & { className?: string }) => (
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

/** One filter of a list. */
export const Filter = (props: Props) => <Choices {...props} css={part} />;

/** The order of a list, for phones: they do not show the table's head. */
export const SortFilter = (props: Omit<Props, 'label'>) => (
  <Choices {...props} label="Ordenar por" css={onPhones} />
);
