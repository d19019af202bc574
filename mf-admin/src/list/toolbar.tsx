import { Button, css, SelectField, TextField, theme } from '@shop/ui';
import { useId, useState, type ReactNode } from 'react';

const { media, space } = theme;

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBottom: space(5) });
// On phones two filters share a line, and one alone takes it whole.
const part = css({ flex: '1 1 8.5rem', minWidth: 0, [media.md]: { flex: '0 1 11rem' } });
const dayPart = css({ [media.md]: { flexBasis: '9.5rem' } });
const onPhones = css({ flex: '1 1 100%', [media.md]: { display: 'none' } });

const onlyPhones = css({ flex: 'none', alignSelf: 'flex-end', [media.md]: { display: 'none' } });
const beside = css({ [media.belowMd]: { '& > div:first-of-type': { flex: '1 1 0', minWidth: 0 } } });
// From 768 px on the filters stand in the bar as if nothing were around them.
const foldable = css({
  [media.md]: { display: 'contents' },
  [media.belowMd]: { display: 'flex', flexWrap: 'wrap', gap: space(3), flex: '1 1 100%' },
});
const folded = css({ [media.belowMd]: { display: 'none' } });

type ToolbarProps = {
  /** A search field, which stays while the filters fold away on phones. */
  search?: ReactNode;
  /** How many of the filters narrow the list. */
  active?: number;
  children: ReactNode;
};

/** Search and filters above a list. */
export const Toolbar = ({ search, active = 0, children }: ToolbarProps) => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!search)
    return (
      <div role="search" css={bar}>
        {children}
      </div>
    );
  return (
    <div role="search" css={[bar, beside]}>
      {search}
      <Button
        variant="secondary"
        css={onlyPhones}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {active > 0 ? `Filtros (${active})` : 'Filtros'}
      </Button>
      <div id={id} css={[foldable, !isOpen && folded]}>
        {children}
      </div>
    </div>
  );
};

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

type DayProps = { label: string; value: string; onChange: (value: string) => void };

/** A day, '2026-11-21', as a filter. */
export const DayFilter = ({ onChange, ...props }: DayProps) => (
  <TextField
    {...props}
    type="date"
    css={[part, dayPart]}
    onChange={(event) => onChange(event.target.value)}
  />
);

/** The order of a list, for phones: they do not show the table's head. */
export const SortFilter = (props: Omit<Props, 'label'>) => (
  <Choices {...props} label="Ordenar por" css={onPhones} />
);
