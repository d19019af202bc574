import { Button, css, SelectField, TextField, theme } from '@shop/ui';
import { DialogActions, Sheet } from '@shop/ui/overlays';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';

const { media, space } = theme;

const bar = css({ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBottom: space(4) });
const part = css({ minWidth: 0, [media.md]: { flex: '0 1 11rem' } });
const dayPart = css({ [media.md]: { flexBasis: '9.5rem' } });
const onPhones = css({ [media.md]: { display: 'none' } });

const onlyPhones = css({ flex: 'none', alignSelf: 'flex-end', [media.md]: { display: 'none' } });
// Takes the width that the other filters leave.
const widest = css({ flex: '1 1 0', minWidth: 0, [media.md]: { flexBasis: '12rem' } });
// From 768 px the filters are direct items of the bar, on phones they are in a sheet.
const inline = css({ [media.md]: { display: 'contents' }, [media.belowMd]: { display: 'none' } });
const listed = css({ display: 'grid', gap: space(4) });

type ToolbarProps = {
  /** A search field, which stays in the bar on phones. */
  search?: ReactNode;
  /** The number of filters in use. */
  active?: number;
  /** What keeps the filters; on phones it stands where they do. */
  save?: ReactNode;
  children: ReactNode;
};

/** Search and filters above a list. */
export const Toolbar = ({ search, active = 0, save, children }: ToolbarProps) => {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div role="search" css={bar}>
      {search && <div css={widest}>{search}</div>}
      {children && (
        <Button variant="secondary" css={onlyPhones} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {active > 0 ? `Filtros (${active})` : 'Filtros'}
        </Button>
      )}
      {isOpen ? (
        <Sheet title="Filtros" onClose={close}>
          <div css={listed}>{children}</div>
          <DialogActions>
            {save}
            <Button onClick={close}>Ver la lista</Button>
          </DialogActions>
        </Sheet>
      ) : (
        <div css={inline}>
          {children}
          {save}
        </div>
      )}
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

/** The order of a list, for phones, which do not show the table's head. */
export const SortFilter = (props: Omit<Props, 'label'>) => (
  <Choices {...props} label="Ordenar por" css={onPhones} />
);

const WAIT_MS = 300;

type SearchProps = { label: string; placeholder?: string; value: string; onChange: (value: string) => void };

/** A text filter that searches after a pause in typing. */
export const SearchField = ({ label, placeholder, value, onChange }: SearchProps) => {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [sent, setSent] = useState(value);
  if (value !== known) {
    setKnown(value);
    setSent(value);
    // The address changed elsewhere, e.g. by the back button. The field's own value arrives while somebody types.
    if (value !== sent) setTyped(value);
  }
  const search = useEffectEvent(onChange);
  useEffect(() => {
    if (typed.trim() === value) return;
    const timer = setTimeout(() => {
      setSent(typed.trim());
      search(typed.trim());
    }, WAIT_MS);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return (
    <TextField
      type="search"
      label={label}
      placeholder={placeholder}
      maxLength={100}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
};
