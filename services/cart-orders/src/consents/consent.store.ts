import type { ConsentExportQuery, ConsentListQuery } from '@shop/contracts/consent';
import type { ConsentState, Purpose } from '@shop/contracts/consent-words';
import { escapeRegExp } from '@shop/contracts/search';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import { type Mongo, unlessTaken } from '@shop/service-kit/mongo';
import { randomId } from '../random-id.ts';
import { consentModel, type ConsentRow } from './consent.model.ts';

export type ConsentStore = ReturnType<typeof createConsentStore>;
type NewConsent = Pick<ConsentRow, 'email' | 'purpose' | 'about' | 'source' | 'state' | 'name' | 'cart'>;
type Of = Pick<ConsentRow, 'email' | 'purpose'>;

/** Still open: a mail may follow. */
const OPEN: ConsentState[] = ['unconfirmed', 'waiting'];
/** States in which a consent may be asked for again at once. */
const OVER = { reminder: ['ended'], stock: ['told', 'ended'], opinion: [], refill: [] } satisfies Partial<
  Record<Purpose, ConsentState[]>
>;
const LOST: ConsentState[] = ['unconfirmed', 'ended'];
const DAY_MS = 86_400_000;

/** The mails that shoppers asked for: one row for each address, purpose and thing. */
export function createConsentStore(db: Mongo, now: () => number = Date.now) {
  const rows = consentModel(db);
  const ended = (why: string) => ({ state: 'ended' as const, endedAt: new Date(now()), why });

  /** A repeated request keeps its place; after the mail or a refusal it starts again. One reminder per purchase. */
  async function ask({ purpose, about, email, ...more }: NewConsent): Promise<ConsentRow> {
    const key = { purpose, about, email };
    const at = new Date(now());
    const born = { ...more, at };
    const first = { $setOnInsert: { _id: randomId(), ...born } };
    await unlessTaken(rows.updateOne(key, first, { upsert: true }), () => undefined);
    // The confirmation mail may be lost, so it is sent again after a day. A stranger can cause only one mail a day.
    const lost = { state: { $in: LOST }, at: { $lt: new Date(now() - DAY_MS) } };
    const over = purpose === 'news' ? lost : { state: { $in: OVER[purpose] } };
    await rows.updateOne(
      { ...key, ...over },
      { $set: born, $unset: { toldAt: 1, endedAt: 1, why: 1, back: 1 } },
    );
    return rows.findOne(key).lean<ConsentRow>().orFail();
  }

  return {
    ask,
    find: (_id: string) => rows.findById(_id).lean<ConsentRow>().exec(),
    /** How many consents of an address are open. */
    open: (of: Of) => rows.countDocuments({ ...of, state: { $in: OPEN } }),
    /** Waiting consents, the oldest first. */
    waiting: (
      purpose: Purpose,
      more: { before?: Date; about?: string; limit: number },
    ): Promise<ConsentRow[]> =>
      rows
        .find({
          purpose,
          state: 'waiting',
          ...(more.about !== undefined && { about: more.about }),
          ...(more.before && { at: { $lte: more.before } }),
        })
        .sort({ at: 1 })
        .limit(more.limit)
        .lean<ConsentRow[]>()
        .exec(),
    /** The ones of `about` that have a consent already, in any state. */
    askedAbout: async (purpose: Purpose, about: string[]): Promise<Set<string>> =>
      new Set(await rows.distinct('about', { purpose, about: { $in: about } })),
    /** Whether the address signed up for news, confirmed it, and did not end it. */
    wantsNews: async (email: string): Promise<boolean> =>
      (await rows.exists({ email, purpose: 'news', state: 'waiting' })) !== null,
    waitedFor: (): Promise<string[]> => rows.distinct('about', { purpose: 'stock', state: 'waiting' }).exec(),
    toldSince: (about: string, since: Date) =>
      rows.countDocuments({ purpose: 'stock', about, toldAt: { $gte: since } }),
    tell: (_id: string) =>
      rows.updateOne({ _id, state: 'waiting' }, { $set: { state: 'told', toldAt: new Date(now()) } }),
    /** Ends a consent, also when its mail is written but not sent. */
    end: (_id: string, why: string) => rows.updateOne({ _id }, { $set: ended(why), $unset: { toldAt: 1 } }),
    /** Ends the cart's other reminders: a cart has only one, of its latest checkout or address. */
    endOthers: (cartId: string, but?: string) =>
      rows.updateMany(
        { 'cart.cartId': cartId, state: 'waiting', ...(but && { _id: { $ne: but } }) },
        { $set: ended('replaced') },
      ),
    confirm: (_id: string) =>
      rows.updateOne({ _id, state: 'unconfirmed' }, { $set: { state: 'waiting', at: new Date(now()) } }),
    /** Ends all consents of this purpose and address so far; mails that are already written are not sent either. */
    sayNo: ({ email, purpose }: ConsentRow) =>
      rows.updateMany({ email, purpose, state: { $ne: 'ended' } }, { $set: ended('said no') }),
    cameBack: (_id: string, cart: { cartId: string; cartRound: number }) =>
      rows.updateOne({ _id }, { $set: { back: { ...cart, at: new Date(now()) } } }),
    /** When this address last refused such mails, and when it last got one about another row. */
    async history({ _id, email, purpose }: ConsentRow) {
      const found = await rows
        .find({ email, purpose }, { toldAt: 1, endedAt: 1, why: 1 })
        .lean<ConsentRow[]>();
      const latest = (times: (Date | undefined)[]) =>
        times.reduce((last, one) => (one && (!last || one > last) ? one : last), undefined);
      return {
        saidNoAt: latest(found.map(({ why, endedAt }) => (why === 'said no' ? endedAt : undefined))),
        lastToldAt: latest(found.map((row) => (row._id === _id ? undefined : row.toldAt))),
      };
    },
    /** Reminders that were sent between these times. */
    reminded: (from: Date, to: Date): Promise<ConsentRow[]> =>
      rows
        .find({ purpose: 'reminder', toldAt: { $gte: from, $lt: to } })
        .lean<ConsentRow[]>()
        .exec(),
    /** Deletes all consents of these addresses and checkouts, except those of the purpose `but`. */
    async forget({ emails, checkoutIds }: { emails: string[]; checkoutIds: string[] }, but?: Purpose) {
      const others = but && { purpose: { $ne: but } };
      await rows.deleteMany({ email: { $in: emails }, ...others });
      await rows.deleteMany({ purpose: 'reminder', about: { $in: checkoutIds } });
    },
    /** Addresses that still want news stay, however old. */
    forgetBefore: (before: Date) =>
      rows.deleteMany({ at: { $lt: before }, $nor: [{ purpose: 'news', state: 'waiting' }] }),

    list({ page, pageSize, ...find }: ConsentListQuery): Promise<Page<ConsentRow>> {
      return listPage(rows, filterOf(find), { page, pageSize, sort: { at: -1, _id: -1 } });
    },
    all: (find: ConsentExportQuery): AsyncIterable<ConsentRow> =>
      rows.find(filterOf(find)).sort({ at: -1, _id: -1 }).lean<ConsentRow[]>().cursor(ROWS_AT_ONCE),
  };
}

const filterOf = ({ purpose, q }: ConsentExportQuery) => ({
  ...(purpose && { purpose }),
  ...(q && { email: { $regex: escapeRegExp(q), $options: 'i' } }),
});
