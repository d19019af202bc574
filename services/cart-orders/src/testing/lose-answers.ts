import type { Mongo } from '@shop/service-kit/mongo';
import { mongo } from 'mongoose';
import { aroundCalls } from './interleave.ts';

export type Loss = 'the answer' | 'the call';

/** Makes a database call exceed its time limit. Its caller cannot know whether the call took effect. */
export function loseAnswers(db: Mongo) {
  let left = 0;
  let what: Loss;
  aroundCalls(db, async (call) => {
    if (left === 0 || --left > 0) return call();
    if (what === 'the answer') await call();
    throw new mongo.MongoNetworkTimeoutError('connection timed out');
  });
  return {
    /** Loses the answer of the nth call, 1 for the next. */
    lose(nth: number, loss: Loss): void {
      left = nth;
      what = loss;
    },
    /** Loses no more answers. @returns false when there were fewer calls */
    stop(): boolean {
      const isLost = left === 0;
      left = 0;
      return isLost;
    },
  };
}

/** Repeats an action, as a shopper, the queue or a sweep does, as long as the database is what failed. */
export async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof mongo.MongoNetworkTimeoutError)) throw error;
    }
}
