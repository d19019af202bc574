import type { ActivityFind, ActivityListQuery } from '@shop/contracts/activity';
import { activityKindOf } from '@shop/contracts/activity-calls';
import type { AuditEvent } from '@shop/service-kit/audit/audit-event';
import { checkLog } from '@shop/service-kit/audit/check-log';
import { CHAIN_START, type ChainPlace, hashOf } from '@shop/service-kit/audit/chain';
import type { AnchorRow, AuditRow } from '@shop/service-kit/audit/read-chain';
import { endOfDay, startOfDay } from '@shop/service-kit/days';
import { listPage, type Page } from '@shop/service-kit/list-count/list-count';
import { ROWS_AT_ONCE } from '@shop/service-kit/list-pages/export-hint';
import { modelOf } from '@shop/service-kit/model-of';
import { LONG_COMMAND, type Mongo, retryLostRaces, unlessTaken } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

const required = true;
const text = { type: String, default: '' };
const schema = new Schema<AuditRow>(
  {
    _id: Number,
    event: { type: String, required },
    at: { type: Date, required },
    who: text,
    role: text,
    address: text,
    target: text,
    name: text,
    call: { type: String, required },
    kind: { type: String, required },
    outcome: { type: String, required },
    changes: [new Schema({ field: String, before: String, after: String }, { _id: false })],
    prev: text,
    hash: { type: String, required },
  },
  { collection: 'audit_entries', versionKey: false },
)
  // An event that is delivered twice is stored once.
  .index({ event: 1 }, { unique: true })
  .index({ at: -1, _id: -1 })
  .index({ who: 1, at: -1, _id: -1 })
  .index({ kind: 1, at: -1, _id: -1 })
  .index({ who: 1, kind: 1, at: -1, _id: -1 });

export const auditModel = modelOf('Audit', schema);

const anchorSchema = new Schema<AnchorRow>(
  { _id: { type: String }, number: { type: Number, required }, hash: { type: String, required } },
  { collection: 'audit_anchors', versionKey: false },
);
export const anchorModel = modelOf('AuditAnchor', anchorSchema);

export type AuditStore = ReturnType<typeof createAuditStore>;
const NEWEST = { at: -1, _id: -1 } as const;

/** The audit log: entries are added at its end and removed from its beginning, never changed. */
export function createAuditStore(db: Mongo) {
  const model = auditModel(db);
  const anchors = anchorModel(db);
  const last = () => model.findOne().sort({ _id: -1 }).lean<AuditRow>().exec();

  async function end(): Promise<ChainPlace> {
    const row = await last();
    if (row) return { number: row._id, hash: row.hash };
    return (await anchors.findById('oldest').lean<AnchorRow>()) ?? CHAIN_START;
  }

  return {
    /**
     * Adds an event once, even if it comes several times. Two simultaneous writers want the same number: its unique
     * index accepts one, and the other takes the next number.
     * @returns the last place of the chain
     */
    append: (event: AuditEvent): Promise<ChainPlace> =>
      retryLostRaces(async () => {
        const place = await end();
        if (await model.exists({ event: event.id })) return place;
        const { _id, hash } = await model.create(rowAfter(place, event));
        return { number: _id, hash };
      }),

    /** Whether it has this entry. */
    holds: async ({ number, hash }: ChainPlace): Promise<boolean> =>
      (await model.exists({ _id: number, hash })) !== null,

    list: ({ page, pageSize, ...find }: ActivityListQuery): Promise<Page<AuditRow>> =>
      listPage(model, filterOf(find), { page, pageSize, sort: NEWEST }),

    all: (find: ActivityFind): AsyncIterable<AuditRow> =>
      model.find(filterOf(find)).sort(NEWEST).lean<AuditRow[]>().cursor(ROWS_AT_ONCE),

    /** Whether the log is unchanged. @param head its end as kept in Redis, read before */
    check: (head: ChainPlace | null) => checkLog(db.db!, head),

    /** Removes entries from before `limit`; the newest one stays, since the next one is chained to it. */
    async removeBefore(limit: Date): Promise<number> {
      const kept = await model.findOne({ at: { $gte: limit } }).sort({ at: 1, _id: 1 });
      const firstKept = kept?._id ?? (await last())?._id ?? 0;
      const removed = await model.findOne({ _id: { $lt: firstKept } }).sort({ _id: -1 });
      if (!removed) return 0;
      await anchorAt({ number: removed._id, hash: removed.hash });
      return (await model.deleteMany({ _id: { $lte: removed._id } }, LONG_COMMAND)).deletedCount;
    },
  };

  /** Moves the anchor before entries are deleted, and only forward, so that the rest can always be checked. */
  async function anchorAt(place: ChainPlace): Promise<void> {
    const older = { _id: 'oldest' as const, number: { $lt: place.number } };
    await unlessTaken(anchors.updateOne(older, { $set: place }, { upsert: true }), () => undefined);
  }
}

function rowAfter({ number, hash: prev }: ChainPlace, event: AuditEvent): AuditRow {
  const entry = { ...event, number: number + 1, kind: activityKindOf(event.call), prev };
  const { number: _id, id, at, ...rest } = entry;
  return { ...rest, _id, event: id, at: new Date(at), hash: hashOf(entry) };
}

const filterOf = ({ who, kind, from, to }: ActivityFind) => ({
  ...(who && { who }),
  ...(kind && { kind }),
  ...((from ?? to) && { at: { ...(from && { $gte: startOfDay(from) }), ...(to && { $lt: endOfDay(to) }) } }),
});
