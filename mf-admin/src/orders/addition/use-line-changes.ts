import { formatPesos } from '@shop/app-kit';
import { useForm } from '@shop/app-kit/forms';
import { lessPesos } from '@shop/contracts/money';
import type { Order, OrderItem } from '@shop/contracts/order';
import { leftToRefund, type RefundOverview } from '@shop/contracts/refund';
import { useListFlowersQuery } from '../../flowers/flowers.api.ts';
import type { LineDraft } from '../manual/manual-form.ts';
import { usePreviewOrderQuery } from '../manual/manual-order.api.ts';
import { toLines } from '../manual/to-lines.ts';
import { useGetOrderRefundsQuery, useListOrderItemsQuery } from '../orders.api.ts';
import { useWorthQuery } from './addition.api.ts';

type Piece = NonNullable<RefundOverview['pieces']>[number];
/** A line of the order, and the wanted number of its pieces. */
export type LineNow = Piece & { elixirId: number; price: number; wanted: number };

const FEW_MS = { refetchOnMountOrArgChange: true };

function linesOf(pieces: Piece[], items: OrderItem[], wanted: Record<number, number>): LineNow[] {
  return pieces.flatMap((piece) => {
    const item = items.find(({ id }) => id === piece.id);
    const { left } = piece;
    if (!item || left === 0) return [];
    return [{ ...piece, elixirId: item.elixirId, price: item.price, wanted: wanted[piece.id] ?? left }];
  });
}

type Changes = { wanted: Record<number, number>; drafts: LineDraft[] };
const DIRTY = { shouldDirty: true };
const NONE: Changes = { wanted: {}, drafts: [] };

/** The removed and added pieces of an order, and their prices from the server. */
export function useLineChanges({ id: orderId }: Order) {
  const form = useForm({ defaultValues: NONE });
  const { wanted, drafts } = form.watch();
  const { data: flowers = [] } = useListFlowersQuery();
  const { data: items } = useListOrderItemsQuery(orderId);
  const { data: overview } = useGetOrderRefundsQuery(orderId, FEW_MS);
  const now = items && overview?.pieces && linesOf(overview.pieces, items, wanted);
  const removes = (now ?? [])
    .filter((line) => line.wanted < line.left)
    .map(({ id, left, wanted: stays, restock = 0 }) => ({ id, quantity: left - stays, restock }));
  const more = (now ?? [])
    .filter((line) => line.wanted > line.left)
    .map(({ elixirId, left, wanted: all }) => ({ elixirId, quantity: all - left }));
  const typed = toLines(drafts, flowers);
  const lines = [...more, ...typed];
  const pieces = removes.map(({ id, quantity }) => ({ id, quantity }));
  const cost = usePreviewOrderQuery({ lines }, { skip: lines.length === 0 });
  const worth = useWorthQuery({ orderId, lines: pieces }, { skip: pieces.length === 0 });
  // An addition has no promotion and no delivery cost: its price is the sum of its lines.
  const total = lines.length > 0 ? cost.currentData?.amounts.lines : 0;
  const back = pieces.length > 0 ? worth.currentData?.amount : 0;
  const isKnown = total !== undefined && back !== undefined;
  return {
    form,
    now,
    drafts,
    setDrafts: (changed: LineDraft[]) => form.setValue('drafts', changed, DIRTY),
    want: (id: number, quantity: number) => form.setValue('wanted', { ...wanted, [id]: quantity }, DIRTY),
    removes,
    left: overview && leftToRefund(overview),
    lines,
    isWhole: typed.length === drafts.length,
    isNothing: lines.length + pieces.length === 0,
    promotion: cost.currentData?.promotion,
    error: cost.error ?? worth.error,
    seen: isKnown ? { total, back } : undefined,
    difference: isKnown ? lessPesos(total, back) : undefined,
    refetch: () => {
      if (lines.length > 0) void cost.refetch();
      if (pieces.length > 0) void worth.refetch();
    },
  };
}

/** What the buyer pays or gets back. */
export function differenceWords(difference: number): string {
  if (difference > 0) return `Paga ${formatPesos(difference)} más por un enlace`;
  return difference < 0 ? `Le devuelves ${formatPesos(-difference)}` : 'Sin diferencia';
}
