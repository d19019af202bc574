import { FACTS, type ElixirFacts } from '@shop/contracts/elixir-facts';
import type { KitPart } from '@shop/contracts/kit';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';
import { storedFacts } from '../facts.ts';
import { alarmSchema, type StockAlarm } from '../stock/stock-alarm.ts';
import { holdSchema, type StockHold } from '../stock/stock-hold.ts';
import type { Versioned } from '../version.ts';

/** The sum of the stars of `count` opinions. */
type StoredRating = { edition: number; count: number; sum: number };
export type StoredPicture = { image: string; alt?: string };
export type PartRow = KitPart & { row: ElixirRow };

/** An elixir as stored; money in integer centavos. */
export type ElixirRow = Versioned &
  ElixirFacts & {
    id: number;
    name: string;
    /** The name without case and accents, for sorting and searching. */
    nameKey: string;
    /** The name as part of an address; several products may share it. */
    slugKey: string;
    /** Its page's address, once given (addresses.ts). */
    slug?: string;
    /** The name's endings from each of its words on, for the administrators' search. */
    search: string[];
    /** The words and filter choices that find it on the menu. */
    menu: string[];
    /** The number of the size that represents its family on the menu (families.ts). */
    sizeOf?: number;
    description: string;
    /** Integer centavos of MXN. */
    priceCents: number;
    /** A path under /media/ or the absolute https address of a picture elsewhere. */
    image: string;
    /** The further pictures in order; `alt` belongs to the first one. */
    morePictures?: StoredPicture[];
    isAvailable: boolean;
    isCustom: boolean;
    /** Names of its flowers. */
    flowers: string[];
    /** The parts of a kit; `kit` has those products as stored, added wherever a kit is read to be sold (kits.ts). */
    parts?: KitPart[];
    kit?: PartRow[];
    /** Free pieces; null or absent is unlimited. With `holds` and `sold` they add up to `stocked`. */
    stock?: number | null;
    holds?: StockHold[];
    sold?: number;
    stocked?: number;
    alarm?: StockAlarm;
    /** The published opinions as cart-orders last sent them; a higher `edition` replaces a lower one. */
    rating?: StoredRating;
    /** Sort key of the menu by opinions, from all sizes of its family: first by the average. */
    best?: number;
    isDeleted: boolean;
    deletedAt: Date | null;
    /** Sample content that nobody has edited. Deleted samples can be restored together. */
    sample?: boolean;
    /** Custom elixirs only: it was made in one of the sizes of 'Tienda', and its name includes the size. */
    isSized?: boolean;
    /** Custom elixirs only: its session, the key of the request that made it, and when it expires unsold. */
    sessionId?: string;
    idempotencyKey?: string;
    expiresAt?: Date | null;
    createdAt: Date;
    updatedAt: Date;
  };

const required = true;
const pictureSchema = new Schema<StoredPicture>(
  { image: { type: String, required }, alt: String },
  { _id: false },
);
const ratingSchema = new Schema<StoredRating>(
  { edition: Number, count: Number, sum: Number },
  { _id: false },
);
const partSchema = new Schema<KitPart>(
  { elixirId: { type: Number, required }, count: { type: Number, required } },
  { _id: false },
);
const schema = new Schema<ElixirRow>(
  {
    id: { type: Number, required },
    name: { type: String, required },
    nameKey: { type: String, required },
    slugKey: { type: String, default: undefined },
    slug: String,
    search: { type: [String], default: undefined },
    menu: { type: [String], default: undefined },
    sizeOf: Number,
    description: { type: String, required },
    priceCents: { type: Number, required },
    image: { type: String, required },
    morePictures: { type: [pictureSchema], default: undefined },
    isAvailable: { type: Boolean, default: true },
    isCustom: { type: Boolean, default: false },
    flowers: { type: [String], default: [] },
    parts: { type: [partSchema], default: undefined },
    ...storedFacts(FACTS),
    stock: Number,
    holds: { type: [holdSchema], default: undefined },
    sold: Number,
    stocked: Number,
    alarm: { type: alarmSchema, default: undefined },
    rating: ratingSchema,
    best: Number,
    isDeleted: { type: Boolean, default: false },
    deletedAt: { type: Date, default: null },
    sample: Boolean,
    version: Number,
    isSized: Boolean,
    sessionId: String,
    idempotencyKey: String,
    expiresAt: Date,
  },
  { collection: 'elixirs', id: false, timestamps: true, versionKey: false },
);
schema.index({ id: 1 }, { unique: true });
// The menu, and the administrators' list in each of its orders.
schema.index({ isDeleted: 1, isCustom: 1, id: 1 });
schema.index({ isDeleted: 1, id: 1 });
schema.index({ isDeleted: 1, nameKey: 1, id: 1 });
schema.index({ isDeleted: 1, priceCents: 1, id: 1 });
// The same without own blends, which are the most, and by whether they are for sale or sold out.
schema.index({ isDeleted: 1, isCustom: 1, nameKey: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, priceCents: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, best: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, isAvailable: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, isAvailable: 1, nameKey: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, isAvailable: 1, priceCents: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, stock: 1, id: 1 });
// The administrators' search, the page of a product, and the choices of the menu.
schema.index({ isDeleted: 1, isCustom: 1, search: 1 });
schema.index({ isDeleted: 1, isCustom: 1, slugKey: 1, id: 1 });
schema.index({ isDeleted: 1, isCustom: 1, menu: 1, id: 1 });
// The latest change.
schema.index({ isCustom: 1, updatedAt: 1 });
// The sizes of a family, and the sizes that another one represents.
schema.index({ family: 1 }, { sparse: true });
schema.index({ sizeOf: 1 }, { sparse: true });
// The holder of a code.
schema.index({ sku: 1 }, { sparse: true });
schema.index({ barcode: 1 }, { sparse: true });
// The kits that contain a product.
schema.index({ 'parts.elixirId': 1 }, { sparse: true });
// Which elixirs show an image that is to be deleted.
schema.index({ isDeleted: 1, image: 1 });
schema.index({ isDeleted: 1, 'morePictures.image': 1 });
schema.index(
  { sessionId: 1, idempotencyKey: 1 },
  { unique: true, partialFilterExpression: { idempotencyKey: { $exists: true } } },
);
// Low stock, and the reservations of carts and checkouts.
schema.index({ isDeleted: 1, stock: 1, id: 1 });
schema.index({ 'holds.checkoutId': 1 });
schema.index({ 'holds.until': 1 });
schema.index({ 'holds.cartId': 1 });
schema.index({ 'holds.soldAt': 1 });
schema.index({ expiresAt: 1 }, { sparse: true });

export const elixirModel = modelOf('Elixir', schema);
