import { describe, expect, test } from '@jest/globals';
import { createGate } from './gate.ts';

/** A job that ends when it is told to. */
const aJob = () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  return { run: () => promise, end: resolve };
};

describe('the gate before hashing', () => {
  test('when more jobs come than may run, then they run two at a time and in order', async () => {
    const gate = createGate(2, 10);
    const jobs = [aJob(), aJob(), aJob(), aJob()];
    const started: number[] = [];

    const results = jobs.map((job, at) =>
      gate(() => {
        started.push(at);
        return job.run();
      }),
    );
    await Promise.resolve();
    expect(started).toEqual([0, 1]);
    jobs[1]!.end('second');
    await results[1];
    await new Promise(setImmediate);
    expect(started).toEqual([0, 1, 2]);
    for (const job of jobs) job.end('done');

    expect(await Promise.all(results)).toEqual(['done', 'second', 'done', 'done']);
    expect(started).toEqual([0, 1, 2, 3]);
  });

  test('when a job fails, then its place is free again', async () => {
    const gate = createGate(1, 10);

    await expect(gate(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

    expect(await gate(async () => 'next')).toBe('next');
  });

  test('when too many wait, then one more is turned away with a 503', async () => {
    const gate = createGate(1, 1);
    const job = aJob();
    const running = gate(job.run);
    const waiting = gate(job.run);

    await expect(gate(job.run)).rejects.toMatchObject({ status: 503 });

    job.end('done');
    expect(await Promise.all([running, waiting])).toEqual(['done', 'done']);
  });
});
