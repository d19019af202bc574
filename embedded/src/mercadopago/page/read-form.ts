import type { Means } from '../charge.ts';
import {
  approved,
  byHolder,
  type Outcome,
  refused,
  waitingForCash,
  waitingForTransfer,
} from '../outcomes.ts';
import { testCards } from './test-cards.ts';

export type CardFields = { holder: string; number: string; expiry: string; cvv: string };
export type CardErrors = Partial<CardFields>;
/** `isHalf`: the rest is paid by another payment. */
export type Choice = { outcome: Outcome; means: Means; isHalf?: boolean };

const visa: Means = { method: 'visa', type: 'credit_card' };

export const oxxo: Choice = { outcome: waitingForCash, means: { method: 'oxxo', type: 'ticket' } };
export const spei: Choice = {
  outcome: waitingForTransfer,
  means: { method: 'clabe', type: 'bank_transfer' },
};

/** What the plain buttons do. */
const buttons: Record<string, Choice> = {
  aprobar: { outcome: approved, means: visa },
  mitad: {
    outcome: approved,
    means: { method: 'account_money', type: 'account_money' },
    isHalf: true,
  },
  pendiente: oxxo,
  transferencia: spei,
  rechazar: { outcome: refused, means: visa },
};

export const readButton = (form: URLSearchParams): Choice | undefined => buttons[form.get('result') ?? ''];

export function readCardFields(form: URLSearchParams): CardFields {
  const text = (name: string) => (form.get(name) ?? '').trim();
  return { holder: text('holder'), number: text('number'), expiry: text('expiry'), cvv: text('cvv') };
}

/** Reads a filled-in test card. Answers the errors by field, or the outcome of the payment. */
export function readCard(fields: CardFields, now = new Date()): { errors: CardErrors } | Choice {
  const digits = fields.number.replace(/[\s-]/g, '');
  const card = testCards.find(({ number }) => number === digits);
  const result = byHolder[fields.holder.toUpperCase()];
  const expiry = readExpiry(fields.expiry, now);
  const cvvRight = new RegExp(`^\\d{${card?.cvv.length ?? '3,4'}}$`).test(fields.cvv);
  if (card && result && expiry && cvvRight) {
    const { month, year } = expiry;
    const { method, type } = card;
    const shown = { first_six_digits: digits.slice(0, 6), last_four_digits: digits.slice(-4) };
    const cardholder = { name: fields.holder.toUpperCase() };
    const used = { ...shown, expiration_month: month, expiration_year: year, cardholder };
    return { outcome: result.outcome, means: { method, type, card: used } };
  }
  const errors: CardErrors = {
    ...(!result && { holder: 'Escribe uno de los nombres de prueba, por ejemplo APRO.' }),
    ...(!card && { number: 'Este número no es de prueba. No escribas aquí una tarjeta real.' }),
    ...(!expiry && { expiry: 'Escribe una fecha futura con la forma MM/AA, por ejemplo 11/30.' }),
    ...(!cvvRight && { cvv: `El código es de ${card?.cvv.length === 4 ? '4' : '3'} dígitos.` }),
  };
  return { errors };
}

function readExpiry(text: string, now: Date): { month: number; year: number } | undefined {
  const [, month = 0, short = 0] = /^(\d{2})\s*\/\s*(?:20)?(\d{2})$/.exec(text)?.map(Number) ?? [];
  const year = 2000 + short;
  // A card is good to the end of its month.
  const good = month >= 1 && month <= 12 && new Date(year, month, 1) > now;
  return good ? { month, year } : undefined;
}
