import type { Mongo } from '@shop/service-kit/mongo';
import { mongo } from 'mongoose';
import { aroundCalls } from './interleave.ts';

export type Loss = 'the answer' | 'the call';

/** Lets a call of the database run into its time limit. It is done or not: its caller cannot know. */
export function loseAnswers(db: Mongo) {
  let left = 0;
  let what: Loss;
  aroundCalls(db, async (call) => {
    if (left === 0 || --left > 0) return call();
    if (what === 'the answer') await call();
    throw new mongo.MongoNetworkTimeoutError('connection timed out');
  });
  return {
    /** That of this number, 1 for the next. */
    lose(nth: number, loss: Loss): void {
      left = nth;
      what = loss;
    },
    /** From now on none is lost. @returns false when there were not so many calls */
    stop(): boolean {
      const isLost = left === 0;
      left = 0;
      return isLost;
    },
  };
}

/** Does it again, as a shopper, the queue or a sweep does, as long as the database was what failed. */
export async function untilAnswered<T>(act: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof mongo.MongoNetworkTimeoutError)) throw error;
    }
}
