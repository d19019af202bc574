import type { Mongo } from '@shop/service-kit/mongo';
import type { Scheduler } from 'fast-check';

const CALLS = [
  'findOne',
  'findOneAndUpdate',
  'insertOne',
  'updateOne',
  'updateMany',
  'deleteOne',
  'deleteMany',
];

type Call = (...given: unknown[]) => Promise<unknown>;

/** Wraps these calls of the models in `around`, which makes the call itself when it wants. */
export function aroundCalls(
  db: Mongo,
  around: (call: () => Promise<unknown>, name: string) => Promise<unknown>,
): void {
  for (const model of Object.values(db.models)) {
    const collection = model.collection as unknown as Record<string, Call>;
    for (const name of CALLS) {
      const run = collection[name]!.bind(collection);
      collection[name] = (...given) => around(() => run(...given), `${model.modelName}.${name}`);
    }
  }
}

/**
 * Lets a scheduler decide when the answers of the database arrive: every call runs at once, but the code continues only
 * in its turn. So races are found by systematic choice and repeated by seed, not by luck.
 */
export function interleave(db: Mongo) {
  let current: Scheduler | undefined;
  aroundCalls(db, (call, name) => {
    const answer = call();
    if (!current) return answer;
    // The scheduler handles a rejection only in its turn; until then this avoids an unhandled rejection.
    answer.catch(() => undefined);
    return current.schedule(answer, name);
  });
  return {
    /** Returns the result of `work`, with all its database calls in the scheduler's order. */
    async by<T>(scheduler: Scheduler, work: () => Promise<T>): Promise<T> {
      current = scheduler;
      try {
        return await scheduler.waitFor(work());
      } finally {
        current = undefined;
        // Waits for background work of the calls, such as expiring old payment pages.
        await scheduler.waitIdle();
      }
    },
  };
}
