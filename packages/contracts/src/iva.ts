import { formatPesos } from './format-pesos.ts';

/** The sales tax (IVA) of products and delivery; prices include it. Where no rate is set, no tax is shown. */
export const IVA_RATES = { '16': '16 %', '0': '0 %', exento: 'Exento' } as const;
export type IvaRate = keyof typeof IVA_RATES;
export const IVA_RATE_NAMES = ['16', '0', 'exento'] as const satisfies readonly IvaRate[];

/** The part of an order at one rate, in pesos: `base` plus `tax` is what is paid for it. */
export type IvaPart = { rate: string; base: number; tax: number };

const WORDS: Record<IvaRate, (part: IvaPart) => string> = {
  '16': ({ tax }) => `IVA 16 % incluido: ${formatPesos(tax)}`,
  '0': ({ base }) => `Al 0 %: ${formatPesos(base)}`,
  exento: ({ base }) => `Exento de IVA: ${formatPesos(base)}`,
};
/** 'IVA 16 % incluido: $40.69 MXN · Al 0 %: $100.00 MXN'; '' without a rate. Leaves out rates of a later release. */
export const ivaWords = (parts: IvaPart[] = []): string =>
  parts.flatMap((part) => WORDS[part.rate as IvaRate]?.(part) ?? []).join(' · ');
