import type { LotCreate } from '@shop/contracts/lot';
import { badRequest } from '@shop/service-kit/errors';
import { unlessTaken } from '@shop/service-kit/mongo';
import type { ElixirStore } from '../elixir/elixir.store.ts';

const refused = (errors: Record<string, string>) => badRequest('Revisa los datos enviados.', errors);

/** @throws AppError 400 for days in the wrong order, and for products that the shop does not have */
export async function refuseImpossible(
  elixirs: ElixirStore,
  { packedOn, bestBefore, elixirIds }: Pick<LotCreate, 'packedOn' | 'bestBefore' | 'elixirIds'>,
): Promise<void> {
  if (bestBefore < packedOn) throw refused({ bestBefore: 'Debe ser después del día de envasado' });
  const known = await elixirs.findByIds(elixirIds);
  if (known.filter(({ isCustom }) => !isCustom).length < new Set(elixirIds).size)
    throw refused({ elixirIds: 'Uno de los productos ya no existe' });
}

/** @throws AppError 400 for a code that another lot has */
export const withOwnCode = <T>(write: Promise<T>): Promise<T> =>
  unlessTaken(write, () => {
    throw refused({ code: 'Ya hay un lote con ese código' });
  });
