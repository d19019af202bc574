import { messageOf } from '@shop/app-kit';
import type { Pieces, RefundRequest } from '@shop/contracts/refund';
import { useRef, useState } from 'react';

type Part = Pick<RefundRequest, 'part' | 'lines'>;
type Answer = { data?: { amount: number } | undefined; error?: unknown };
/** What the server says that pieces cost. */
export type AskPrice = (lines: Pieces[]) => Promise<Answer>;

const FAILED = { es: 'No pudimos calcular el importe. Inténtalo de nuevo.' };

/**
 * What of an order goes back in place of an amount. The server knows its price, which is put into the field; an amount
 * that is typed over it is one of its own.
 */
export function useRefundPart(ask: AskPrice | undefined, setAmount: (amount: number) => void) {
  const [chosen, setChosen] = useState<{ what: Part; amount: number }>();
  const [problem, setProblem] = useState('');
  const last = useRef(0);
  const choose = (what: Part, amount: number) => {
    setChosen({ what, amount });
    setAmount(amount);
  };
  const choosePieces = async (lines: Pieces[]) => {
    const mine = (last.current += 1);
    setProblem('');
    setChosen(undefined);
    if (!ask || lines.length === 0) return;
    const { data, error } = await ask(lines);
    // Somebody has chosen anew meanwhile.
    if (mine !== last.current) return;
    if (data) choose({ lines }, data.amount);
    else setProblem(messageOf(error, FAILED).es);
  };
  return {
    problem,
    choosePieces,
    chooseDelivery: (amount: number) => {
      last.current += 1;
      choose({ part: 'delivery' }, amount);
    },
    /** A share of what was asked for went back: the same is asked for again, for what is left of it. */
    chooseRest: (amount: number) => {
      if (chosen?.what.lines) void choosePieces(chosen.what.lines);
      else if (chosen) choose(chosen.what, amount);
      else setAmount(amount);
    },
    /** What is asked for when this amount stands in the field. */
    requestOf: (amount: number): Part | { amount: number } =>
      chosen?.amount === amount ? chosen.what : { amount },
  };
}
