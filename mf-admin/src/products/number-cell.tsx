import { showToast, statusOf, useAppDispatch } from '@shop/app-kit';
import type { Elixir, ElixirUpdate } from '@shop/contracts/elixir';
import { css, FieldError, Icon, IconButton, theme, VisuallyHidden } from '@shop/ui';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { byMouse } from '../list/cells.tsx';
import { reportFailure } from '../report-failure.ts';
import { useUpdateProductMutation } from './products.api.ts';

const { color, media, radius, shadow, space } = theme;
const shown = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space(2),
  minHeight: 44,
  maxWidth: `calc(100% + ${space(4)})`,
  margin: `0 -${space(2)}`,
  padding: `0 ${space(2)}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  font: 'inherit',
  color: 'inherit',
  cursor: 'pointer',
  textAlign: 'left',
  '& svg': { flex: 'none', color: color.inkSoft },
  '&:hover': { background: color.creamDeep },
  // Two lines fit in a row; on touch screens the target keeps its 44 px.
  [byMouse]: { minHeight: 24 },
});
const typed = css({
  width: '7rem',
  minHeight: 44,
  padding: `0 ${space(3)}`,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  font: 'inherit',
  color: color.ink,
  background: color.paper,
});

// On a phone the next column begins where the input ends, so the buttons are below it.
const line = css({
  display: 'flex',
  alignItems: 'center',
  [media.belowMd]: { flexWrap: 'wrap', width: '7rem' },
});

// From 768 px it lies over its cell, which keeps its width: no column moves while somebody types.
const over = css({ [media.md]: { position: 'relative' } });
const below = css({ [media.md]: { visibility: 'hidden' }, [media.belowMd]: { display: 'none' } });
const editor = css({
  [media.md]: {
    position: 'absolute',
    zIndex: 1,
    top: '50%',
    left: `-${space(2)}`,
    width: 'max-content',
    maxWidth: '14rem',
    transform: 'translateY(-50%)',
    background: color.paper,
    borderRadius: radius.sm,
    boxShadow: shadow.md,
  },
});

type Read<Value> =
  | { success: true; data: Value }
  | { success: false; error: { issues: readonly { message: string }[] } };
/** A number of a product that can be edited in its row. */
export type NumberField<Value> = {
  /** Describes the button after the visible value, e.g. 'Cambiar el precio'. */
  button: string;
  label: (product: Elixir) => string;
  inputMode: 'decimal' | 'numeric';
  valueOf: (product: Elixir) => Value;
  write: (value: Value) => string;
  read: (text: string) => Read<Value>;
  /** The request for a typed value, given the product as it was shown. */
  change: (value: Value, seen: Elixir) => ElixirUpdate;
  /** The messages for stored, changed by somebody else, and failed. */
  done: (stored: Elixir) => string;
  changed: (current: Elixir) => string;
  failed: string;
};
type Props<Value> = { product: Elixir; field: NumberField<Value> };

/** Edits a number in its row. Enter or the first button stores it, Escape or the second one cancels. */
export const NumberCell = <Value,>({ product, field, children }: Props<Value> & { children: ReactNode }) => {
  const [editing, setEditing] = useState(false);
  if (!useIsAllowed()('PATCH /api/elixirs/{id}')) return children;
  if (editing)
    return (
      <div css={over}>
        <span css={below}>{children}</span>
        <NumberInput product={product} field={field} onDone={() => setEditing(false)} />
      </div>
    );
  return (
    <button type="button" css={shown} onClick={() => setEditing(true)}>
      {children}
      <Icon name="edit" size={16} />
      <VisuallyHidden>
        {field.button} de {product.name}
      </VisuallyHidden>
    </button>
  );
};

const NumberInput = <Value,>({ product, field, onDone }: Props<Value> & { onDone: () => void }) => {
  const [text, setText] = useState(field.write(field.valueOf(product)));
  const { store, fault, isLoading } = useStore(product, field, onDone);
  const faultId = useId();
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isLoading) void store(text);
  };
  return (
    <form noValidate css={editor} onSubmit={onSubmit}>
      <div css={line}>
        <input
          css={typed}
          autoFocus
          inputMode={field.inputMode}
          autoComplete="off"
          aria-label={field.label(product)}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault && faultId}
          value={text}
          readOnly={isLoading}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onDone()}
        />
        <IconButton type="submit" label="Guardar">
          <Icon name="check" size={20} />
        </IconButton>
        <IconButton label="Dejarlo como estaba" onClick={onDone}>
          <Icon name="close" size={20} />
        </IconButton>
      </div>
      <FieldError id={faultId}>{fault}</FieldError>
    </form>
  );
};

const useStore = <Value,>(product: Elixir, field: NumberField<Value>, onDone: () => void) => {
  // The list may reload during typing: the change is based on what was shown, until a conflict is reported.
  const [seen, setSeen] = useState(product);
  const [fault, setFault] = useState<string>();
  const [update, { isLoading }] = useUpdateProductMutation();
  const dispatch = useAppDispatch();
  const put = (value: Value, over: Elixir) => {
    const { id, version } = over;
    return update({ id, ...field.change(value, over), ...(version !== undefined && { version }) });
  };
  /** The toast's undo restores the earlier value, unless somebody has changed it since. */
  const tell = (stored: Elixir) => {
    const undo = async () => {
      const { error } = await put(field.valueOf(seen), stored);
      if (error) dispatch(reportFailure(error, field.failed));
    };
    dispatch(showToast({ title: field.done(stored), action: { label: 'Deshacer', run: () => void undo() } }));
  };
  const store = async (text: string) => {
    const read = field.read(text);
    if (!read.success) return setFault(read.error.issues[0]?.message);
    if (read.data === field.valueOf(seen)) return onDone();
    const { data, error } = await put(read.data, seen);
    if (data) {
      tell(data);
      return onDone();
    }
    if (statusOf(error) !== 409) return setFault(field.failed);
    const { current } = (error as { data: { current: Elixir } }).data;
    setSeen(current);
    setFault(field.changed(current));
  };
  return { store, fault, isLoading };
};
