import { formatPesos } from '@shop/app-kit';
import { isSaid, type EarlierPrice, type Fact } from '@shop/contracts/facts';
import { partLabels } from '../list/fact-labels.ts';
import { writeDay } from '../list/write-day.ts';

/** 'Dulzor 4, Floral 2, Intensidad 0' and '60 ml, 85 g'. */
export const factWords = (fact: Fact, value: string | number | object) => {
  if (fact.kind === 'money') return formatPesos(Number(value));
  if (fact.kind === 'choice') return fact.choices[String(value)] ?? String(value);
  if (fact.kind === 'integer') return `${String(value)} ${fact.unit}`;
  if (fact.kind === 'earlierPrice') return earlier(value as EarlierPrice);
  if (typeof value !== 'object') return String(value);
  const amounts = value as Record<string, number | undefined>;
  return Object.entries(partLabels(fact))
    .filter(([part]) => amounts[part] !== undefined)
    .map(([part, label]) =>
      fact.kind === 'amounts' ? `${amounts[part]} ${label}` : `${label} ${amounts[part]}`,
    )
    .join(', ');
};

/** '$345.00 MXN, desde el 1 nov 2026, hasta el 30 nov 2026'. */
const earlier = ({ price, from, until }: EarlierPrice) =>
  [
    price !== undefined && formatPesos(price),
    from && `desde el ${writeDay(from)}`,
    until && `hasta el ${writeDay(until)}`,
  ]
    .filter(Boolean)
    .join(', ');

const LONG: Fact['kind'][] = ['text', 'taste', 'nutrition'];
/** 'Contenido: 60 ml, 85 g'; only the name for a long fact, '' for an empty one. */
export const factInShort = (fact: Fact, value: unknown) => {
  if (!isSaid(value)) return '';
  return LONG.includes(fact.kind) ? fact.label : `${fact.label}: ${factWords(fact, value as string)}`;
};
