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

/** Puts `around` around each of these calls of the models; it makes the call when it says so. */
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
 * Lets a scheduler decide when the answers of the database arrive: every call runs at once, and what the code does
 * next waits for its turn. Races are then found by choice and repeated by seed, not by luck.
 */
export function interleave(db: Mongo) {
  let current: Scheduler | undefined;
  aroundCalls(db, (call, name) => {
    const answer = call();
    if (!current) return answer;
    // The scheduler looks at a refusal only when its turn comes; until then it counts as nobody's.
    answer.catch(() => undefined);
    return current.schedule(answer, name);
  });
  return {
    /** Answers what `work` answers, with all its database calls in the scheduler's order. */
    async by<T>(scheduler: Scheduler, work: () => Promise<T>): Promise<T> {
      current = scheduler;
      try {
        return await scheduler.waitFor(work());
      } finally {
        current = undefined;
        // What goes on beside the answers, such as making old links unpayable.
        await scheduler.waitIdle();
      }
    },
  };
}
