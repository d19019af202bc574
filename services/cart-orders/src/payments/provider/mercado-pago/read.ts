import * as z from 'zod';
import { ProviderError } from '../../../shopping/checkout/payment-page.port.ts';

export const id = z.union([z.string().min(1), z.number().int().positive()]).transform(String);

/** Only what is checked is believed of an answer. @throws ProviderError */
export function read<T extends z.ZodType>(schema: T, answer: unknown): z.output<T> {
  const result = schema.safeParse(answer);
  if (!result.success) throw new ProviderError('unexpected answer', result.error);
  return result.data;
}
