import { activityTitle } from './activity-calls.ts';
import type { ActivityEntry, Sentence } from './activity.ts';
import { formatPesos } from './format-pesos.ts';
import { ORDER_STATUS_LABEL } from './order.ts';

type Told = Pick<ActivityEntry, 'call' | 'kind' | 'who' | 'role' | 'name' | 'outcome' | 'changes'>;

/** The last parts of names of fields that have pesos. */
const AMOUNTS = /(^|\.)(amount|cost|freeFrom|fromAmount|minimum|price|refunded|giftCardAmounts)$/;
const WORDS: Record<string, string> = { true: 'Sí', false: 'No', '': '(vacío)', ...ORDER_STATUS_LABEL };

/** A value of a field as people read it. */
export const activityValue = (field: string, value: string): string =>
  WORDS[value] ??
  (AMOUNTS.test(field) ? value.replace(/\d+(\.\d+)?/g, (amount) => formatPesos(Number(amount))) : value);

/**
 * What was done, from the title of the call. '<un producto>' stands for the target: one with a name becomes
 * 'el producto Tajonal', or the text behind '|' with the name in the place of '{}'. '[de {amount} ]' appears when the
 * entry has that field.
 */
function doneOf({ call, name, changes }: Told): Sentence {
  const [, before = '', unnamed = '', named, after = ''] =
    /^([^<]*)(?:<([^|>]*)(?:\|([^>]*))?>(.*))?$/.exec(activityTitle(call)) ?? [];
  const filled = (words: string) =>
    words.replace(/\[([^{]*)\{(\w+)\}([^\]]*)\]/g, (_, ahead: string, field: string, behind: string) => {
      const value = changes.find((change) => change.field === field)?.after;
      return value === undefined ? '' : `${ahead}${activityValue(field, value)}${behind}`;
    });
  const form = named ?? `${unnamed.replace(/^un /, 'el ').replace(/^una /, 'la ')} {}`;
  return joined(filled(before), name ? form.replace('{}', () => name) : unnamed, filled(after));
}

/** 'de el producto' is 'del producto'. */
const joined = (before: string, thing: string, after: string): Sentence =>
  /\b(de|a) $/.test(before) && thing.startsWith('el ')
    ? { before: `${before.slice(0, -1)}l `, thing: thing.slice(3), after }
    : { before, thing, after };

/** Jobs that the shop runs by itself have no role. */
const BY_ITSELF = 'sistema';
const whoOf = ({ who, role }: Told) => (who === BY_ITSELF && !role ? 'La tienda' : who || 'Alguien');

/** 'Lucía reembolsó $245.50 MXN de MS-000004': an entry of the audit log as one sentence. */
export function activitySentence(entry: Told): Sentence {
  const who = whoOf(entry);
  if (!entry.kind)
    return { before: `${who} hizo algo que esta versión no sabe nombrar`, thing: '', after: '' };
  const { before, thing, after } = doneOf(entry);
  const done = before.charAt(0).toLowerCase() + before.slice(1);
  if (entry.outcome !== 'refused') return { before: `${who} ${done}`, thing, after };
  if (entry.kind === 'access') return { before: `${who} intentó entrar`, thing: '', after: '' };
  if (entry.kind === 'account') return { before: `${who} no pudo confirmar quién es`, thing: '', after: '' };
  return { before: `${who} no ${done}`, thing, after: `${after}: no tiene permiso` };
}

export const sentenceText = ({ before, thing, after }: Sentence): string => before + thing + after;
