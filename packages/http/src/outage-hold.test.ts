import { describe, expect, test } from '@jest/globals';
import { createOutageHold } from './outage-hold.ts';

/** A service that was there before and is away until `there` is set. */
function away(maxWaiting?: number) {
  const service = { there: false, probes: 0 };
  const hold = createOutageHold({ holdMs: 60_000, ...(maxWaiting && { maxWaiting }) });
  hold.reached();
  const waitUntilBack = () => hold.waitUntilBack(async () => ((service.probes += 1), service.there));
  return { service, hold, waitUntilBack };
}

describe('waiting for a service that is being replaced', () => {
  test('when several wait then one probe is enough for all of them', async () => {
    const { service, hold, waitUntilBack } = away();
    service.there = true;

    const waiting = Promise.all([waitUntilBack(), waitUntilBack(), waitUntilBack()]);

    expect(hold.isOn()).toBe(true);
    expect(await waiting).toEqual([true, true, true]);
    expect(service.probes).toBe(1);
    expect(hold.isOn()).toBe(false);
  });

  test('when it is back then it is known who met the outage, and who came later', async () => {
    const { service, hold, waitUntilBack } = away();
    const before = performance.now();
    expect(hold.metBy(before)).toBe(false);
    service.there = true;
    const waiting = waitUntilBack();
    expect(hold.metBy(before)).toBe(true);
    await waiting;

    expect([hold.metBy(before), hold.metBy(Infinity)]).toEqual([true, false]);
  });

  test('when too many wait already then the next one gets its answer at once', async () => {
    const { service, waitUntilBack } = away(2);
    const waiting = [waitUntilBack(), waitUntilBack()];

    expect(await waitUntilBack()).toBe(false);

    service.there = true;
    expect(await Promise.all(waiting)).toEqual([true, true]);
  });

  test('when it never was there then nobody waits', async () => {
    const hold = createOutageHold({ holdMs: 60_000 });

    expect(await hold.waitUntilBack(async () => true)).toBe(false);
  });

  test('when the gateway closes then nobody is kept', async () => {
    const { hold, waitUntilBack } = away();
    const waiting = waitUntilBack();

    hold.close();

    expect(await waiting).toBe(false);
  });
});
