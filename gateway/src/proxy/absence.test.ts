import { describe, expect, test } from '@jest/globals';
import { createAbsence } from './absence.ts';

/** A service that was there once and now is not, until `there` is set. */
function away(maxWaiting?: number) {
  const service = { there: false, looks: 0 };
  const isThere = async () => ((service.looks += 1), service.there);
  const absence = createAbsence({ isThere, holdMs: 60_000, ...(maxWaiting && { maxWaiting }) });
  absence.reached();
  return { service, absence };
}

describe('waiting for a service that is being replaced', () => {
  test('when several wait, then one look is enough for all of them', async () => {
    const { service, absence } = away();
    service.there = true;

    expect(await Promise.all([absence.isOver(), absence.isOver(), absence.isOver()])).toEqual([
      true,
      true,
      true,
    ]);
    expect(service.looks).toBe(1);
  });

  test('when a visitor goes away, then he waits no longer, and nobody looks any more', async () => {
    const { service, absence } = away();
    const visitor = new AbortController();
    const waiting = absence.isOver(visitor.signal);
    expect(absence.waiting()).toBe(1);

    visitor.abort();

    expect(await waiting).toBe(false);
    expect(absence.waiting()).toBe(0);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(service.looks).toBeLessThanOrEqual(1);
  });

  test('when too many wait already, then the next one is told at once', async () => {
    const { service, absence } = away(2);
    const waiting = [absence.isOver(), absence.isOver()];

    expect(await absence.isOver()).toBe(false);

    service.there = true;
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });

  test('when it never was there, then nobody waits', async () => {
    const absence = createAbsence({ isThere: async () => true, holdMs: 60_000 });

    expect(await absence.isOver()).toBe(false);
  });

  test('when the gateway closes, then nobody is kept', async () => {
    const { absence } = away();
    const waiting = absence.isOver();

    absence.close();

    expect(await waiting).toBe(false);
  });
});
