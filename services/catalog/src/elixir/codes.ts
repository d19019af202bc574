import { badRequest } from '@shop/service-kit/errors';
import type { ElixirFields } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';

/** What stands for one product alone. */
export const CODES = ['sku', 'barcode'] as const;
export type Code = (typeof CODES)[number];

type Holders = {
  /** Another product that has the code. */
  withCode: (code: Code, value: string, id?: number) => Promise<Pick<ElixirRow, 'name'> | null>;
};

export const takenBy = (who: string): string => `Ya lo tiene ${who}.`;

/**
 * A new code is nobody else's; products that had one twice before may keep it.
 * @throws AppError 400 that names the product which has it
 */
export async function refuseTakenCodes(
  elixirs: Holders,
  fields: Partial<ElixirFields>,
  before?: ElixirRow,
): Promise<void> {
  const errors: Partial<Record<Code, string>> = {};
  for (const code of CODES) {
    const value = fields[code];
    if (!value || value === before?.[code]) continue;
    const other = await elixirs.withCode(code, value, before?.id);
    if (other) errors[code] = takenBy(`«${other.name}»`);
  }
  if (Object.keys(errors).length > 0) throw badRequest('Revisa los datos enviados.', errors);
}
