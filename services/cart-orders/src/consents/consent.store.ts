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

/** Still to be told, or to be told news. */
const OPEN: ConsentState[] = ['unconfirmed', 'waiting'];
/** What may be asked for anew, at once or after a day. */
const OVER = { reminder: ['ended'], stock: ['told', 'ended'], opinion: [], refill: [] } satisfies Partial<
  Record<Purpose, ConsentState[]>
>;
const LOST: ConsentState[] = ['unconfirmed', 'ended'];
const DAY_MS = 86_400_000;

/** What shoppers asked to be written about: one row for each address and thing. */
export function createConsentStore(db: Mongo, now: () => number = Date.now) {
  const rows = consentModel(db);
  const ended = (why: string) => ({ state: 'ended' as const, endedAt: new Date(now()), why });

  /** Who asks again keeps their place; who was told, or said no, has asked anew. A purchase is reminded of once. */
  async function ask({ purpose, about, email, ...more }: NewConsent): Promise<ConsentRow> {
    const key = { purpose, about, email };
    const at = new Date(now());
    const born = { ...more, at };
    const first = { $setOnInsert: { _id: randomId(), ...born } };
    await unlessTaken(rows.updateOne(key, first, { upsert: true }), () => undefined);
    // Whoever did not confirm may have lost the mail. Strangers who ask again and again cost an address one a day.
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
    /** How much one address waits for. */
    open: (of: Of) => rows.countDocuments({ ...of, state: { $in: OPEN } }),
    /** Those that asked before, the earliest first. */
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
    /** Of which of these somebody was noted before. */
    askedAbout: async (purpose: Purpose, about: string[]): Promise<Set<string>> =>
      new Set(await rows.distinct('about', { purpose, about: { $in: about } })),
    /** Whether they asked for news, showed that the address is theirs, and did not take it back. */
    wantsNews: async (email: string): Promise<boolean> =>
      (await rows.exists({ email, purpose: 'news', state: 'waiting' })) !== null,
    waitedFor: (): Promise<string[]> => rows.distinct('about', { purpose: 'stock', state: 'waiting' }).exec(),
    toldSince: (about: string, since: Date) =>
      rows.countDocuments({ purpose: 'stock', about, toldAt: { $gte: since } }),
    tell: (_id: string) =>
      rows.updateOne({ _id, state: 'waiting' }, { $set: { state: 'told', toldAt: new Date(now()) } }),
    /** It is not to be told after all, also where a mail of it was written and has not left. */
    end: (_id: string, why: string) => rows.updateOne({ _id }, { $set: ended(why), $unset: { toldAt: 1 } }),
    /** A cart has one purchase to be reminded of: that of another checkout or address is over. */
    endOthers: (cartId: string, but?: string) =>
      rows.updateMany(
        { 'cart.cartId': cartId, state: 'waiting', ...(but && { _id: { $ne: but } }) },
        { $set: ended('replaced') },
      ),
    confirm: (_id: string) =>
      rows.updateOne({ _id, state: 'unconfirmed' }, { $set: { state: 'waiting', at: new Date(now()) } }),
    /** No more mails of this purpose to this address, for all that it asked until now; nor one that is written already. */
    sayNo: ({ email, purpose }: ConsentRow) =>
      rows.updateMany({ email, purpose, state: { $ne: 'ended' } }, { $set: ended('said no') }),
    cameBack: (_id: string, cart: { cartId: string; cartRound: number }) =>
      rows.updateOne({ _id }, { $set: { back: { ...cart, at: new Date(now()) } } }),
    /** When this address last said no, and when it was last told, but of this row. */
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
    /** Reminders that were sent between these moments. */
    reminded: (from: Date, to: Date): Promise<ConsentRow[]> =>
      rows
        .find({ purpose: 'reminder', toldAt: { $gte: from, $lt: to } })
        .lean<ConsentRow[]>()
        .exec(),
    /** Takes away all that these addresses and checkouts asked for; with `but` one purpose stays. */
    async forget({ emails, checkoutIds }: { emails: string[]; checkoutIds: string[] }, but?: Purpose) {
      const others = but && { purpose: { $ne: but } };
      await rows.deleteMany({ email: { $in: emails }, ...others });
      await rows.deleteMany({ purpose: 'reminder', about: { $in: checkoutIds } });
    },
    /** Who still wants news stays on the list, however old that is. */
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
