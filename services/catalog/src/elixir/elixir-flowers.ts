import { badRequest } from '@shop/service-kit/errors';
import type { FlowerStore } from '../flower/flower.store.ts';

/**
 * An elixir may name only flowers of the catalogue. A flower that it has already may be deleted.
 * @throws AppError 400 that names the first unknown flower
 */
export async function refuseUnknownFlowers(
  flowers: FlowerStore,
  names: string[],
  already: string[] = [],
): Promise<void> {
  const known = new Set([...already, ...(await flowers.list()).map(({ name }) => name)]);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw badRequest('Revisa los datos enviados.', {
      flowers: `No hay una flor que se llame «${unknown}».`,
    });
}
