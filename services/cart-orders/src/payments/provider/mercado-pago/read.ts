import * as z from 'zod';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';

export const id = z.union([z.string().min(1), z.number().int().positive()]).transform(String);
export const date = z.iso.datetime({ offset: true }).transform((at) => new Date(at));
/** What no payment is lost for: of what is not as expected nothing is known. */
export const maybe = <T extends z.ZodType>(schema: T) => schema.nullish().catch(null);

/** Only what is checked is believed of an answer. @throws ProviderError */
export function read<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError('unexpected answer', result.error);
  return result.data;
}

const referenced = z.object({ external_reference: z.string().nullish() });
/** What a payment was made for. */
export const readReference = (answer: unknown): string | undefined =>
  read(referenced, answer).external_reference ?? undefined;
