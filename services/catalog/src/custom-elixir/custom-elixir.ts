import { CUSTOM_ELIXIR_NAME } from '@shop/contracts/constants';
import type { InternalCustomElixir } from '@shop/contracts/custom-elixir';
import { toCentavos } from '@shop/contracts/money';
import { FIRST_OWN_SIZE } from '@shop/contracts/own-sizes';
import { bloomOf } from '@shop/bottle/recipe';
import { bottleAddress, recipeOf } from '@shop/service-kit/bottle-address';
import { badRequest, conflict } from '@shop/service-kit/errors';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import { keysOf } from '../elixir/elixir-keys.ts';
import type { FlowerRow, FlowerStore } from '../flower/flower.store.ts';
import type { CustomElixirStore, NewCustomElixir } from './custom-elixir.store.ts';

/** Twice the life of a shopper's session, so no cart can still hold an elixir that expires. */
const UNSOLD_MS = 60 * 86_400_000;

/** `secret` signs the address of the picture. */
type Deps = { customs: CustomElixirStore; flowers: FlowerStore; secret: string };
const BOTTLE = /\/media\/frascos\/([\w-]+)\.([\w-]+)\.webp$/;
const names = new Intl.ListFormat('es-MX', { style: 'long', type: 'conjunction' });

/**
 * Makes the elixir that a shopper composed. They choose only name and flowers; the server sets the rest (H4), and
 * cart-orders the size and its price.
 * The same session and idempotency key always return the same elixir.
 * @throws AppError 400 for unknown flowers, 409 for flowers that are not available
 */
export async function createCustomElixir(
  { customs, flowers, secret }: Deps,
  request: InternalCustomElixir,
): Promise<{ row: ElixirRow; isNew: boolean }> {
  const { sessionId, idempotencyKey } = request;
  const earlier = async () => (idempotencyKey ? customs.findByKey(sessionId, idempotencyKey) : null);
  const known = await earlier();
  if (known) return { row: known, isNew: false };
  const chosen = await chooseFlowers(flowers, [...new Set(request.flowerIds)]);
  const row = await customs.insert(
    { ...compose(request, chosen), image: pictureOf(secret, request, chosen) },
    chosen.map(({ id }) => id),
  );
  if (row) return { row, isNew: true };
  // A second request ran beside the first one: both get the elixir that the first one made.
  const made = await earlier();
  if (!made) throw conflict('No pudimos crear tu elixir personalizado. Por favor, intenta de nuevo.');
  return { row: made, isNew: false };
}

async function chooseFlowers(flowers: FlowerStore, ids: number[]): Promise<FlowerRow[]> {
  const found = new Map((await flowers.findByIds(ids)).map((flower) => [flower.id, flower]));
  const chosen = ids.flatMap((id) => found.get(id) ?? []);
  if (chosen.length < ids.length) {
    const message = 'Alguna de las flores que elegiste ya no existe.';
    throw badRequest(message, { flowerIds: message });
  }
  const missing = chosen.filter((flower) => !flower.isAvailable).map((flower) => flower.name);
  if (missing.length > 0)
    throw conflict(`Por ahora no tenemos ${names.format(missing)}. Elige otra flor para tu elixir.`);
  return chosen;
}

const nameOf = ({ name }: InternalCustomElixir): string => name || CUSTOM_ELIXIR_NAME;

/** The bottle drawn for this blend. Only the name in its address comes from the request (H4). */
const pictureOf = (secret: string, request: InternalCustomElixir, flowers: FlowerRow[]): string =>
  bottleAddress(secret, { name: nameOf(request), blooms: flowers.map(bloomOf) });

function compose(request: InternalCustomElixir, flowers: FlowerRow[]): Omit<NewCustomElixir, 'image'> {
  const name = nameOf(request);
  const flowerNames = flowers.map((flower) => flower.name);
  const { milliliters, price } = request.size ?? FIRST_OWN_SIZE;
  const fields = {
    name,
    description: `Elixir hecho a tu medida: miel con ${names.format(flowerNames)}.`,
    isCustom: true,
    flowers: flowerNames,
  };
  return {
    ...fields,
    ...keysOf(fields),
    priceCents: toCentavos(price),
    contents: { milliliters },
    ...(request.size && { isSized: true }),
    isAvailable: true,
    sessionId: request.sessionId,
    ...(request.idempotencyKey && { idempotencyKey: request.idempotencyKey }),
    expiresAt: new Date(Date.now() + UNSOLD_MS),
  };
}

/** Deletes the names that a customer gave to their elixirs, also from the labels in the pictures. */
export const forgetCustomElixirs = ({ customs, secret }: Omit<Deps, 'flowers'>, ids: number[]) =>
  customs.rename(ids, (row) => ({
    name: CUSTOM_ELIXIR_NAME,
    ...keysOf({ ...row, name: CUSTOM_ELIXIR_NAME }),
    image: unnamed(secret, row.image),
  }));

/** Pictures from before the drawn bottles show no name. */
function unnamed(secret: string, image: string): string {
  const [, packed = '', sign = ''] = BOTTLE.exec(image) ?? [];
  const recipe = packed && recipeOf(secret, packed, sign);
  return recipe ? bottleAddress(secret, { ...recipe, name: CUSTOM_ELIXIR_NAME }) : image;
}
