import type { Elixir, ElixirCreate, ElixirUpdate } from '@shop/contracts/elixir';
import { elixirFacts, type ElixirFacts } from '@shop/contracts/elixir-facts';
import { toCentavos, toPesos } from '@shop/contracts/money';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { versionOf } from '../version.ts';
import type { ElixirRow } from './elixir.model.ts';
import type { ElixirFields } from './elixir.store.ts';

const FACTS = Object.keys(elixirFacts) as (keyof ElixirFacts)[];

/** False for '', {} and a taste without anything in it. */
const isSaid = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(Boolean) : Boolean(value);

/** What carts and checkouts know of an elixir: pesos and absolute picture addresses. */
export const toSoldElixir = (row: ElixirRow, media: MediaUrls): Elixir => ({
  id: row.id,
  name: row.name,
  description: row.description,
  price: toPesos(row.priceCents),
  imageUrl: media.toAbsolute(row.image),
  isAvailable: row.isAvailable,
  isCustom: row.isCustom,
  flowers: row.flowers,
  version: versionOf(row),
});

/** An elixir with everything that its page tells. */
export const toElixir = (row: ElixirRow, media: MediaUrls): Elixir => ({
  ...toSoldElixir(row, media),
  ...Object.fromEntries(FACTS.filter((name) => isSaid(row[name])).map((name) => [name, row[name]])),
});

/** A new elixir, from the wire to what is stored. Every field is there by its type: one that is forgotten does not compile. */
export const toNewFields = ({ price, imageUrl, ...same }: ElixirCreate, media: MediaUrls): ElixirFields => ({
  ...same,
  priceCents: toCentavos(price),
  image: media.toStored(imageUrl),
});

/** The same for a change; a field that was not sent stays absent. */
export const toFields = (
  { price, imageUrl, ...same }: Omit<ElixirUpdate, 'version' | 'id'>,
  media: MediaUrls,
): Partial<ElixirFields> => ({
  ...same,
  ...(price !== undefined && { priceCents: toCentavos(price) }),
  ...(imageUrl !== undefined && { image: media.toStored(imageUrl) }),
});
