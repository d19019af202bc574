import { messageOf } from '@shop/app-kit';
import { plusPesos } from '@shop/contracts/money';
import type { Pieces, RefundRequest } from '@shop/contracts/refund';
import { useRef, useState } from 'react';

type Part = Pick<RefundRequest, 'part' | 'lines' | 'amount'>;
type Answer = { data?: { amount: number } | undefined; error?: unknown };
/** Asks the server for the price of pieces. */
export type AskPrice = (lines: Pieces[]) => Promise<Answer>;
export type ChosenPieces = { quantity: number; restock: boolean };
type Chosen = { pieces: Record<number, ChosenPieces>; hasDelivery: boolean };

type Given = {
  ask: AskPrice | undefined;
  /** The price of the delivery, in pesos. */
  shipping: number;
  /** How many pieces of each line can return to stock. */
  restockable: Map<number, number>;
  /** The default for returning pieces to stock: true while the order has not been sent. */
  restocks: boolean;
  setAmount: (amount: number) => void;
};

const FAILED = { es: 'No pudimos calcular el importe. Inténtalo de nuevo.' };
const NOTHING: Chosen = { pieces: {}, hasDelivery: false };

const piecesOf = ({ pieces }: Chosen): Pieces[] =>
  Object.entries(pieces).flatMap(([id, { quantity }]) =>
    quantity > 0 ? [{ id: Number(id), quantity }] : [],
  );

export type RefundPart = ReturnType<typeof useRefundPart>;

/**
 * The part of an order to refund. The server's price goes into the amount field; another amount that is typed
 * there is requested for the same part.
 */
export function useRefundPart({ ask, shipping, restockable, restocks, setAmount }: Given) {
  const [chosen, setChosen] = useState(NOTHING);
  const [price, setPrice] = useState<number>();
  const [isPricing, setPricing] = useState(false);
  const [problem, setProblem] = useState('');
  const last = useRef(0);

  const choose = async (next: Chosen) => {
    const mine = (last.current += 1);
    setChosen(next);
    setProblem('');
    setPrice(undefined);
    const lines = piecesOf(next);
    if (lines.length === 0 && !next.hasDelivery) return setPricing(false);
    setPricing(true);
    const { data, error } = lines.length > 0 ? ((await ask?.(lines)) ?? {}) : { data: { amount: 0 } };
    // The choice has changed meanwhile.
    if (mine !== last.current) return;
    setPricing(false);
    if (!data) return setProblem(messageOf(error, FAILED).es);
    const amount = plusPesos(data.amount, next.hasDelivery ? shipping : 0);
    setPrice(amount);
    setAmount(amount);
  };
  const canRestock = ({ id, quantity }: Pieces) => quantity <= (restockable.get(id) ?? 0);
  const partOf = (): Part => ({
    ...(piecesOf(chosen).length > 0 && {
      lines: piecesOf(chosen).map((one) => ({
        ...one,
        ...(canRestock(one) && chosen.pieces[one.id]!.restock && { restock: true }),
      })),
    }),
    ...(chosen.hasDelivery && { part: 'delivery' as const }),
  });
  return {
    ...chosen,
    problem,
    isPricing,
    isChosen: chosen !== NOTHING,
    choosePieces: (id: number, over: Partial<ChosenPieces>) => {
      const one = { quantity: 0, restock: restocks, ...chosen.pieces[id], ...over };
      const next = { ...chosen, pieces: { ...chosen.pieces, [id]: one } };
      if (over.quantity === undefined) setChosen(next);
      else void choose(next);
    },
    chooseDelivery: (hasDelivery: boolean) => void choose({ ...chosen, hasDelivery }),
    /** Only a share was refunded: the same part is requested again, for the rest of the amount. */
    chooseRest: (amount: number) => {
      if (price !== undefined) setPrice(amount);
      setAmount(amount);
    },
    /** The request for the amount in the field; without a price it is for no particular part. */
    requestOf: (amount: number): Part =>
      price === undefined ? { amount } : { ...partOf(), ...(price !== amount && { amount }) },
  };
}
