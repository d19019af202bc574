import { randomUUID } from 'node:crypto';
import { badRequest } from '@shop/service-kit/errors';
import type { ElixirFields } from './elixir-change.ts';
import type { ElixirRow } from './elixir.model.ts';

/** Facts that must be unique among products. */
export const CODES = ['sku', 'barcode'] as const;
export type Code = (typeof CODES)[number];

type Holders = {
  /** A product that has the code, except the ones in `but`. */
  withCode: (code: Code, value: string, but: number[]) => Promise<Pick<ElixirRow, 'name'> | null>;
  codes: {
    claim: (name: string, owner: string) => Promise<boolean>;
    release: (owner: string) => Promise<unknown>;
  };
};
/** Who holds the claims; others wait for their release. `but`: products whose codes change in the same write. */
type Giver = { owner: string; but: number[] };

export const takenBy = (who: string): string => `Ya lo tiene ${who}.`;
const BUSY = 'Alguien lo está guardando en otro producto. Espera un momento y revísalo.';

/** Why new codes among these are taken, by code; the free ones are claimed by `owner`. */
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
 * Writes fields while it claims their new codes, so that two saves at once cannot both take one. Older duplicates may
 * stay.
 * @throws AppError 400 that names the product which has the code
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
