import * as z from 'zod/mini';
import { isWholeCentavos } from './money.ts';

export const wholeCentavos = z.refine<number>(isWholeCentavos, 'Usa máximo 2 decimales');

/** Pesos above zero, up to a million. */
export const pesos = (wrong: string, tooMuch: string) =>
  z.number(wrong).check(z.positive(wrong), z.lte(1_000_000, tooMuch), wholeCentavos);
