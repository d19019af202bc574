import * as z from 'zod';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';

export const id = z.union([z.string().min(1), z.number().int().positive()]).transform(String);
export const date = z.iso.datetime({ offset: true }).transform((at) => new Date(at));
/** Optional fields: an unexpected value reads as missing, so that no payment is lost for it. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

/** Reads only the fields that the schema checks. @throws ProviderError */
export function read<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError('unexpected answer', result.error);
  return result.data;
}

const referenced = z.object({ external_reference: z.string().nullish() });
/** The payment's external reference. */
export const readReference = (answer: unknown): string | undefined =>
  read(referenced, answer).external_reference ?? undefined;
