import { formatPesos } from '@shop/app-kit';
import type { Promotion } from '@shop/contracts/promotion';
import { counted } from '../list/counted.ts';
import { datesOf, STATE_LABEL, stateOf } from '../discounts/discount-texts.ts';

export const KIND_LABEL: Record<Promotion['kind'], string> = {
  percent: 'Porcentaje',
  amount: 'Cantidad en pesos',
  pieces: 'Piezas: las más baratas son gratis',
};

const worthOf = ({ kind, value = 0, take, pay }: Promotion): string => {
  if (kind === 'pieces') return `Lleva ${take} y paga ${pay}`;
  return kind === 'percent' ? `${value} %` : `${formatPesos(value)} menos`;
};

/** '15 % · Desde $500.00 MXN · Sin fecha': the discount and its period. */
export const promotionWords = (one: Promotion): string =>
  [
    worthOf(one),
    one.fromAmount && `Desde ${formatPesos(one.fromAmount)}`,
    one.fromPieces && `Desde ${counted(one.fromPieces, 'pieza', 'piezas')}`,
    datesOf(one),
    one.withCodes && 'También con códigos',
  ]
    .filter(Boolean)
    .join(' · ');

/** The promotion's state; the words for codes are masculine, these are feminine. */
export const promotionState = (one: Promotion) => {
  const state = stateOf(one, new Date());
  return { state, label: STATE_LABEL[state].replace(/o$/, 'a') };
};
