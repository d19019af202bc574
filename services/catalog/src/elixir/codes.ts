import { randomUUID } from 'node:crypto';
import { badRequest } from '@shop/service-kit/errors';
import type { ElixirFields } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';

/** What stands for one product alone. */
export const CODES = ['sku', 'barcode'] as const;
export type Code = (typeof CODES)[number];

export type Holders = {
  /** A product that has the code, but for these. */
  withCode: (code: Code, value: string, but: number[]) => Promise<Pick<ElixirRow, 'name'> | null>;
  codes: {
    claim: (name: string, owner: string) => Promise<boolean>;
    release: (owner: string) => Promise<unknown>;
  };
};
/** Who gives them: nobody else is given one of theirs until they are through. `but`: products that change theirs too. */
type Giver = { owner: string; but: number[] };

export const takenBy = (who: string): string => `Ya lo tiene ${who}.`;
const BUSY = 'Alguien lo está guardando en otro producto. Espera un momento y revísalo.';

/** Why a code of these, where it is a new one, cannot be had; those that can are the giver's for a while. */
export async function takenCodes(
  { withCode, codes }: Holders,
  fields: Partial<ElixirFields>,
  { before, owner, but }: Giver & { before?: Partial<ElixirFields> | undefined },
): Promise<Partial<Record<Code, string>>> {
  const errors: Partial<Record<Code, string>> = {};
  for (const code of CODES) {
    const value = fields[code];
    if (!value || value === before?.[code]) continue;
    const isMine = await codes.claim(`${code}:${value}`, owner);
    const other = await withCode(code, value, but);
    if (other) errors[code] = takenBy(`«${other.name}»`);
    else if (!isMine) errors[code] = BUSY;
  }
  return errors;
}

/**
 * Writes fields whose new codes are nobody else's, also where two are saved at once; products that had one twice before may
 * keep it.
 * @throws AppError 400 that names the product which has it
 */
export async function givingCodes<T>(
  elixirs: Holders,
  { fields, before }: { fields: Partial<ElixirFields>; before?: ElixirRow },
  write: () => Promise<T>,
): Promise<T> {
  const owner = randomUUID();
  try {
    const errors = await takenCodes(elixirs, fields, { before, owner, but: before ? [before.id] : [] });
    if (Object.keys(errors).length > 0) throw badRequest('Revisa los datos enviados.', errors);
    return await write();
  } finally {
    await elixirs.codes.release(owner);
  }
}
