import { createHash } from 'node:crypto';
import type { ManualLine, ManualOrderRequest } from '@shop/contracts/manual-order';
import { conflict } from '@shop/service-kit/errors';
import type { CartRow } from '../../shopping/cart/cart.model.ts';
import type { CatalogClient, Elixirs } from '../../shopping/catalog/catalog.client.ts';
import { sizeMade } from '../../shopping/custom-elixir/own-size.ts';
import type { PricingDeps } from '../../shopping/pricing/price-cart.ts';

export type LineDeps = { catalog: CatalogClient } & Pick<PricingDeps, 'settings'>;
export type ManualLines = { items: CartRow['items']; elixirs: Elixirs };

/**
 * An administrator's lines with the catalogue's rows. The buyer's own blends are created on the way, each once however
 * often the request comes.
 * @throws AppError 409 what is not sold, 503 no catalogue
 */
export async function manualLines(
  deps: LineDeps,
  owner: string,
  request: Pick<ManualOrderRequest, 'lines'>,
): Promise<ManualLines> {
  const pieces = new Map<number, number>();
  for (const [at, line] of request.lines.entries()) {
    const id = 'elixirId' in line ? line.elixirId : await ownBlend(deps, `${owner}-${at}`, line);
    pieces.set(id, (pieces.get(id) ?? 0) + line.quantity);
  }
  const elixirs = await deps.catalog.elixirs([...pieces.keys()]);
  for (const id of pieces.keys()) {
    const elixir = elixirs.get(id);
    if (!elixir?.isAvailable) throw conflict(`${elixir?.name ?? 'Ese producto'} no está disponible.`);
  }
  const now = new Date();
  const items = [...pieces].map(([elixirId, quantity], at) => ({
    id: at + 1,
    elixirId,
    quantity,
    createdAt: now,
    updatedAt: now,
  }));
  return { items, elixirs };
}

type OwnBlend = Extract<ManualLine, { flowerIds: number[] }>;

async function ownBlend({ catalog, settings }: LineDeps, key: string, line: OwnBlend): Promise<number> {
  const { flowerIds, name, milliliters } = line;
  const blend = { flowerIds, ...sizeMade(await settings.read(), milliliters), ...(name && { name }) };
  // A blend that was changed after a failed press is another blend.
  const idempotencyKey = createHash('sha256').update(JSON.stringify(blend)).digest('base64url');
  const made = await catalog.createCustom({ ...blend, sessionId: key, idempotencyKey });
  return made.id;
}
