import { field } from '@shop/app-kit/forms';
import type { Order } from '@shop/contracts/order';
import { css, TextField, theme } from '@shop/ui';
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type RefObject } from 'react';
import { pastedColumn } from './pasted-column.ts';
import { doubledIn, type ShipForm } from './ship-form.ts';

const { media, space } = theme;
const list = css({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space(3) });
// On a desktop each name is beside its field, so that a dozen fit on the screen.
const entry = css({
  [media.md]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
    alignItems: 'center',
    columnGap: space(4),
    label: { margin: 0 },
    p: { gridColumn: 2 },
  },
});

/** A pasted cell without an order, and its line in the column. */
export type Surplus = { line: number; text: string };

type Props = {
  form: ShipForm;
  orders: Order[];
  /** The window is about one order and names it in the title. */
  isOne: boolean;
  /** The server's error for each order. */
  refused: Record<string, string>;
  onSurplus: (surplus: Surplus[]) => void;
  /** Gets the focus after the last field. */
  end: RefObject<HTMLElement | null>;
};

/** A field for each order: a scanner's Enter goes to the next, a pasted column fills from the focused one. */
export const ShipNumbers = ({ form, orders, isOne, refused, onSurplus, end }: Props) => {
  const fields = useRef<HTMLOListElement>(null);
  const [startsHere] = useState(() => form.getValues('carrier') !== '');
  const doubled = doubledIn(form.watch('numbers'), orders);
  const goTo = (at: number) => {
    const next = fields.current?.querySelectorAll('input')[at];
    (next ?? end.current)?.focus();
    next?.select();
  };
  const enter = (at: number) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    goTo(at + 1);
  };
  const paste = (at: number) => (event: ClipboardEvent) => {
    const cells = pastedColumn(event.clipboardData.getData('text'));
    if (cells.length < 2) return;
    event.preventDefault();
    for (const [nth, { id }] of orders.slice(at, at + cells.length).entries())
      form.setValue(`numbers.${id}`, cells[nth]!, { shouldDirty: true });
    const room = orders.length - at;
    onSurplus(cells.slice(room).flatMap((text, nth) => (text ? [{ line: room + nth + 1, text }] : [])));
    goTo(at + cells.length);
  };
  return (
    <ol css={list} ref={fields}>
      {orders.map((order, at) => {
        const { error, ...tied } = field(form, `numbers.${order.id}`);
        const message = refused[order.id] ?? doubled[order.id] ?? error;
        return (
          <li key={order.id}>
            <TextField
              css={isOne ? undefined : entry}
              label={isOne ? 'Número de guía' : labelOf(order, at + 1)}
              // When the carrier is known, scanning can begin at once.
              autoFocus={at === 0 && startsHere}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...tied}
              error={message}
              onKeyDown={enter(at)}
              onPaste={paste(at)}
            />
          </li>
        );
      })}
    </ol>
  );
};

const labelOf = ({ number, customerName, shippingCity, gift }: Order, line: number): string => {
  const who = [gift?.recipient ?? customerName, shippingCity].filter(Boolean).join(', ');
  return `${line}. ${number}${who && ` · ${who}`}`;
};
