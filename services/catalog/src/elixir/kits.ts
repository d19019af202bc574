import { LOW_STOCK } from '@shop/contracts/constants';
import type { PartLack } from '@shop/contracts/kit-words';
import { centavosOf, toPesos } from '@shop/contracts/money';
import { soldName } from '@shop/contracts/size-words';
import type { Elixir } from '@shop/contracts/elixir';
import type { Model } from 'mongoose';
import { WITHOUT_SEARCH_FIELDS } from './elixir-keys.ts';
import type { ElixirRow, PartRow } from './elixir.model.ts';

type Pieces = (product: ElixirRow) => number | null | undefined;

/** The products that a sold piece is taken from: the parts of a kit, or the product itself. */
export const takenFrom = (row: ElixirRow): ElixirRow[] =>
  row.parts ? (row.kit ?? []).map((part) => part.row) : [row];

/** How many kits the pieces of its parts are enough for; undefined when no part is counted. */
export function kitPieces(row: ElixirRow, piecesOf: Pieces): number | undefined {
  if (!row.parts) return piecesOf(row) ?? undefined;
  const counts = (row.kit ?? []).flatMap(({ count, row: part }) => {
    const pieces = piecesOf(part);
    return typeof pieces === 'number' ? [Math.floor(pieces / count)] : [];
  });
  return counts.length > 0 ? Math.min(...counts) : undefined;
}

/** How many pieces are free to buy. */
export const freeOf = (row: ElixirRow): number | undefined => kitPieces(row, ({ stock }) => stock);

/** A part may not be a kit itself: a part that became one at the same moment counts as hidden. */
const isHidden = ({ isAvailable, isCustom, parts }: ElixirRow): boolean =>
  !isAvailable || isCustom || parts !== undefined;

/** For sale, in stock or not; a kit only with all its parts. */
export const isOffered = (row: ElixirRow): boolean =>
  row.isAvailable &&
  (row.parts ?? []).every(({ elixirId }) =>
    row.kit?.some((part) => part.elixirId === elixirId && !part.row.isDeleted && !isHidden(part.row)),
  );

export const isOnSale = (row: ElixirRow): boolean => isOffered(row) && freeOf(row) !== 0;

/** Few kits can be made, or none: a part ran out, is hidden or was deleted. */
const isLow = (row: ElixirRow): boolean =>
  (freeOf(row) ?? Infinity) <= LOW_STOCK || !isOffered({ ...row, isAvailable: true });

function lackOf({ count, row }: PartRow): PartLack | undefined {
  if (row.isDeleted) return 'deleted';
  if (isHidden(row)) return 'hidden';
  return (row.stock ?? count) < count ? 'soldOut' : undefined;
}

/** The parts of a kit as pages show them, and what the kit saves. */
export function kitOf({ parts, kit = [], priceCents }: ElixirRow): Pick<Elixir, 'parts' | 'apart' | 'saves'> {
  if (!parts) return {};
  const apart = centavosOf(kit.map(({ count, row }) => ({ centavos: row.priceCents, pieces: count })));
  return {
    parts: kit.map((part) => {
      const { elixirId, count, row } = part;
      const lack = lackOf(part);
      return {
        elixirId,
        count,
        name: soldName(row),
        price: toPesos(row.priceCents),
        ...(row.slug && !row.isDeleted && { slug: row.slug }),
        ...(lack && { lack }),
        ...(row.contents && { contents: row.contents }),
        ...(row.weight && { weight: row.weight }),
      };
    }),
    ...(apart > priceCents && { apart: toPesos(apart), saves: toPesos(apart - priceCents) }),
  };
}

/** What a piece costs the house, in centavos. A kit without a cost has the sum of its parts, if all have one. */
export function costOf({ cost, parts, kit = [] }: ElixirRow): number | undefined {
  if (cost !== undefined || !parts) return cost;
  if (kit.some(({ row }) => row.cost === undefined)) return undefined;
  return centavosOf(kit.map(({ count, row }) => ({ centavos: row.cost!, pieces: count })));
}

/** Reads the parts of kits. Rows without kits cause no query. */
export function createKits(model: Model<ElixirRow>) {
  async function withParts<Row extends ElixirRow>(rows: Row[]): Promise<Row[]> {
    const ids = rows.flatMap(({ parts = [] }) => parts.map(({ elixirId }) => elixirId));
    if (ids.length === 0) return rows;
    const found = await model.find({ id: { $in: ids } }, WITHOUT_SEARCH_FIELDS).lean<ElixirRow[]>();
    const byId = new Map(found.map((row) => [row.id, row]));
    const inKit = (part: { elixirId: number; count: number }) => {
      const row = byId.get(part.elixirId);
      return row ? [{ ...part, row }] : [];
    };
    return rows.map((row) => (row.parts ? { ...row, kit: row.parts.flatMap(inKit) } : row));
  }
  return {
    withParts,

    /** The numbers of the kits that run low. No index can find them: a kit has no stock of its own. */
    async lowKits(): Promise<number[]> {
      const kits = await model
        .find({ 'parts.elixirId': { $gt: 0 }, isDeleted: false }, { id: 1, isAvailable: 1, parts: 1 })
        .lean<ElixirRow[]>();
      return (await withParts(kits)).filter(isLow).map(({ id }) => id);
    },

    /** The kits that contain this product. */
    kitsWith: (elixirId: number) =>
      model
        .find({ 'parts.elixirId': elixirId, isDeleted: false }, { name: 1 })
        .sort({ id: 1 })
        .lean<Pick<ElixirRow, 'name'>[]>()
        .exec(),
  };
}
