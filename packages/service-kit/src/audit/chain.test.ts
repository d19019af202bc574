import { describe, expect, test } from '@jest/globals';
import { CHAIN_START, checkChain, hashOf, type ChainEntry, type ChainPlace } from './chain.ts';

const entry = (number: number, prev: string): ChainEntry => {
  const said = {
    number,
    prev,
    id: `event-${number}`,
    at: '2026-11-22T12:00:00.000Z',
    who: 'duena',
    role: 'owner',
    address: '203.0.113.7',
    call: 'PATCH /api/elixirs/{id}',
    kind: 'products',
    target: '3',
    name: 'Tajonal',
    outcome: 'done' as const,
    changes: [{ field: 'price', before: String(number), after: String(number + 1) }],
  };
  return { ...said, hash: hashOf(said) };
};
const chain = (length: number): ChainEntry[] => {
  const entries: ChainEntry[] = [];
  for (let number = 1; number <= length; number++) entries.push(entry(number, entries.at(-1)?.hash ?? ''));
  return entries;
};
async function* each(entries: ChainEntry[]) {
  yield* entries;
}
const faultsOf = async (entries: ChainEntry[], anchor: ChainPlace = CHAIN_START) =>
  (await checkChain({ entries: each(entries), anchor })).faults;

describe('a chain', () => {
  test('when nothing was touched then it is sound and says where it ends', async () => {
    const entries = chain(5);

    const { faults, count, last } = await checkChain({ entries: each(entries), anchor: CHAIN_START });

    expect({ faults, count, last }).toEqual({
      faults: [],
      count: 5,
      last: { number: 5, hash: entries[4]!.hash },
    });
    expect(await faultsOf([])).toEqual([]);
  });

  test.each<[string, (entry: ChainEntry) => ChainEntry]>([
    ['who', (one) => ({ ...one, who: 'otra' })],
    ['when', (one) => ({ ...one, at: '2026-11-22T12:00:00.001Z' })],
    ['from where', (one) => ({ ...one, address: '' })],
    ['which call', (one) => ({ ...one, call: 'PATCH /api/lots/{id}' })],
    ['what about', (one) => ({ ...one, target: '4' })],
    ['the result', (one) => ({ ...one, outcome: 'refused' })],
    ['a value', (one) => ({ ...one, changes: [{ ...one.changes[0]!, after: '9' }] })],
    ['a field', (one) => ({ ...one, changes: [] })],
    ['its hash', (one) => ({ ...one, hash: 'f'.repeat(64) })],
  ])('when of an entry %s was changed then that is found', async (_, change) => {
    const entries = chain(4);
    entries[1] = change(entries[1]!);

    expect((await faultsOf(entries))[0]).toEqual({ number: 2, fault: 'changed' });
  });

  test('when an entry was changed with a hash that fits then the one behind it says so', async () => {
    const entries = chain(4);
    const forged = { ...entries[1]!, who: 'otra' };
    entries[1] = { ...forged, hash: hashOf(forged) };

    expect(await faultsOf(entries)).toEqual([{ number: 3, fault: 'unlinked' }]);
  });

  test.each([
    ['the first', 0],
    ['one in the middle', 2],
  ])('when %s was removed then it is missing', async (_, at) => {
    expect(await faultsOf(chain(5).toSpliced(at, 1))).toEqual([{ number: at + 1, fault: 'missing' }]);
  });

  test('when one was removed and the others moved up then that is found', async () => {
    const entries = chain(5);
    const moved = [
      ...entries.slice(0, 2),
      ...entries.slice(3).map((one) => ({ ...one, number: one.number - 1 })),
    ];

    expect((await faultsOf(moved))[0]).toEqual({ number: 3, fault: 'unlinked' });
  });

  test('when one was put in between or before then that is found', async () => {
    const entries = chain(4);
    const forged = entry(3, entries[1]!.hash);
    const other = { ...forged, who: 'otra' };
    const moved = entries.slice(2).map((one) => ({ ...one, number: one.number + 1 }));

    const between = [...entries.slice(0, 2), { ...other, hash: hashOf(other) }, ...moved];
    expect((await faultsOf(between))[0]).toEqual({ number: 4, fault: 'unlinked' });
    expect((await faultsOf([entry(0, ''), ...entries])).length).toBeGreaterThan(0);
  });

  test('when two changed places then that is found', async () => {
    const [one, two, three, four] = chain(4) as [ChainEntry, ChainEntry, ChainEntry, ChainEntry];
    const swapped = [one, { ...three, number: 2 }, { ...two, number: 3 }, four];

    expect((await faultsOf(swapped))[0]?.number).toBe(2);
    expect((await faultsOf([one, three, two, four]))[0]).toEqual({ number: 2, fault: 'missing' });
  });
});

describe('a chain whose old end was removed by age', () => {
  const entries = chain(6);
  const anchor = { number: 3, hash: entries[2]!.hash };

  test('when what is left begins behind the anchor, or the removal was cut short then it is sound', async () => {
    for (const left of [entries.slice(3), entries.slice(1), entries.slice(2)])
      expect(await faultsOf(left, anchor)).toEqual([]);
  });

  test('when more was removed than the anchor says, or another entry stands behind it then that is found', async () => {
    expect(await faultsOf(entries.slice(4), anchor)).toEqual([{ number: 4, fault: 'missing' }]);
    expect(await faultsOf([entry(4, 'f'.repeat(64))], anchor)).toEqual([{ number: 4, fault: 'unlinked' }]);
    expect(
      await faultsOf([entry(3, entries[1]!.hash), ...entries.slice(3)], { number: 3, hash: 'f' }),
    ).not.toEqual([]);
  });
});
