import { createLeaseQueue } from '@shop/service-kit/lease-queue/lease-queue';
import type { Log } from '@shop/service-kit/log';
import { modelOf } from '@shop/service-kit/model-of';
import type { Mongo } from '@shop/service-kit/mongo';
import { Schema } from 'mongoose';

/** An uploaded image that still has no AVIF files. */
export type AvifJob = {
  /** Key of the whole image in the bucket. */
  _id: string;
  /** Earliest time to take the job: before it the job is being worked on, or failed a moment ago. */
  notBefore: Date;
  attempts: number;
};

const required = true;
const schema = new Schema<AvifJob>(
  {
    _id: { type: String, required },
    notBefore: { type: Date, required },
    attempts: { type: Number, required },
  },
  { collection: 'avif_jobs', versionKey: false },
);
schema.index({ notBefore: 1 });

export const avifJobModel = modelOf('AvifJob', schema);

/** Longer than storing or rendering any image takes: interrupted jobs are repeated after it. */
const LEASE_MS = 2 * 60_000;
const MAX_ATTEMPTS = 4;

export type AvifJobStore = ReturnType<typeof createAvifJobStore>;

/** Open jobs in MongoDB: they survive restarts, and several instances share them. */
export function createAvifJobStore(db: Mongo, log: Pick<Log, 'warn'>) {
  const model = avifJobModel(db);
  const queue = createLeaseQueue<AvifJob>({ model, due: 'notBefore', longestMs: 2 * LEASE_MS });
  return {
    /** Adds the job before the image's files are stored, so that a crash between both cannot lose it. */
    expect: (key: string) =>
      model.create({ _id: key, notBefore: new Date(Date.now() + LEASE_MS), attempts: 0 }),

    /** The image is stored, so its job can be taken. Not awaited. */
    ready(key: string): void {
      model
        .updateOne({ _id: key }, { $set: { notBefore: new Date(0) } })
        .then(queue.tellDue, (error: unknown) =>
          log.warn(
            { err: error },
            'an AVIF job could not be marked as ready: it waits for the end of its lease',
          ),
        );
    },
    onDue: queue.onDue,

    claim: () => queue.claim(LEASE_MS),
    release: queue.release,
    done: (key: string) => model.deleteOne({ _id: key }),

    /** A failed job is repeated after its lease, a few times. @returns false when that was the last try */
    async failed({ _id, attempts }: AvifJob): Promise<boolean> {
      const isLast = attempts >= MAX_ATTEMPTS;
      if (isLast) await model.deleteOne({ _id });
      return !isLast;
    },
  };
}
