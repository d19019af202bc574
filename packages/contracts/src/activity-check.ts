import * as z from 'zod/mini';
import { isoDate } from './common.ts';

const activityFault = z.object({ number: z.int(), fault: z.string() });
export type ActivityFault = z.infer<typeof activityFault>;

/** GET /api/admin/activity/check: whether the log still holds what was written, from its oldest entry to its newest. */
export const activityCheck = z.object({
  /** Checked entries, and when the oldest of them was written. */
  count: z.int(),
  since: z.optional(isoDate),
  /** The first faulty entries; empty when the log is intact. */
  faults: z.array(activityFault),
});
export type ActivityCheck = z.infer<typeof activityCheck>;

const WORDS: Record<string, (number: number) => string> = {
  missing: (number) => `Falta la entrada ${number}.`,
  changed: (number) => `La entrada ${number} ya no dice lo que decía.`,
  unlinked: (number) => `La entrada ${number} no sigue a la anterior.`,
  replaced: (number) => `La entrada ${number} no es la que se guardó.`,
  cut: (number) => `Faltan las últimas entradas, desde la ${number}.`,
};
/** A fault as a sentence; one that only a later release knows gives just the number of its entry. */
export const faultWords = ({ number, fault }: ActivityFault): string =>
  WORDS[fault]?.(number) ?? `Algo no cuadra en la entrada ${number}.`;
