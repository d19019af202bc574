import { expect, test } from '@jest/globals';
import { PURPOSES, type ConsentState, type Purpose } from '@shop/contracts/consent-words';
import { clockIn, TIME_ZONE_NAMES, type TimeZone } from '@shop/contracts/time-zone';
import fc from 'fast-check';
import { mayGo, type ConsentMail, type AddressFacts, type Verdict } from './may-go.ts';

const HOUR = 3_600_000;
const NOON = new Date('2026-11-23T18:00:00Z');
const QUIET: AddressFacts = { isPaid: false, isChanged: false, isGone: false };
const zone: TimeZone = 'America/Mexico_City';
const aReminder = (over: Partial<ConsentMail> = {}): ConsentMail => {
  const at = new Date(NOON.getTime() - 5 * HOUR);
  return { purpose: 'reminder', state: 'waiting', at, dueAt: new Date(at.getTime() + 4 * HOUR), ...over };
};
const hoursAgo = (hours: number) => new Date(NOON.getTime() - hours * HOUR);

test.each<[string, Partial<ConsentMail>, Partial<AddressFacts>, Verdict['go']]>([
  ['it is due', {}, {}, 'now'],
  ['it is early', { dueAt: hoursAgo(-1) }, {}, 'later'],
  ['it is days late', { at: hoursAgo(60), dueAt: hoursAgo(56) }, {}, 'never'],
  ['it was told', { state: 'told' }, {}, 'never'],
  ['they said no since', {}, { saidNoAt: hoursAgo(1) }, 'never'],
  ['they asked anew after a no', {}, { saidNoAt: hoursAgo(6) }, 'now'],
  ['it is paid', {}, { isPaid: true }, 'never'],
  ['the cart changed', {}, { isChanged: true }, 'never'],
  ['the stock is gone', {}, { isGone: true }, 'never'],
  ['they were reminded 13 days ago', {}, { lastToldAt: hoursAgo(13 * 24) }, 'never'],
  ['they were reminded 14 days ago', {}, { lastToldAt: hoursAgo(14 * 24) }, 'now'],
  ['a clock that was ahead reminded them', {}, { lastToldAt: hoursAgo(-48) }, 'never'],
  ['they said no before and nobody asks anew', { purpose: 'opinion' }, { saidNoAt: hoursAgo(600) }, 'never'],
  [
    'they were told of another order 29 days ago',
    { purpose: 'refill' },
    { lastToldAt: hoursAgo(29 * 24) },
    'never',
  ],
  ['there is none yet', { purpose: 'stock' }, { isGone: true }, 'later'],
])('when %s then a mail goes so', (_case, asked, known, go) => {
  expect(mayGo(aReminder(asked), { ...QUIET, ...known }, { now: NOON, zone }).go).toBe(go);
});

test.each([
  ['2026-11-24T02:59:00Z', 'now'],
  ['2026-11-24T03:00:00Z', 'later'],
  ['2026-11-24T14:59:00Z', 'later'],
  ['2026-11-24T15:00:00Z', 'now'],
])('when it is %s then nobody is woken in the shop’s zone', (at, go) => {
  const now = new Date(at);
  const asked = aReminder({ dueAt: now });

  expect(mayGo(asked, QUIET, { now, zone }).go).toBe(go);
});

type Step =
  | { kind: 'move'; hours: number }
  | { kind: 'ask' | 'pay' | 'no' | 'change' | 'gone' | 'back' | 'turn' | 'deliver' };
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('move'),
      hours: fc.oneof(fc.integer({ min: -30, max: 12 }), fc.constantFrom(5, 6, 400)),
    }),
  },
  {
    weight: 9,
    arbitrary: fc.record({ kind: fc.constantFrom('ask', 'turn', 'turn', 'deliver', 'deliver') }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constantFrom('pay', 'no', 'change', 'gone', 'back') }) },
);

type Row = {
  state: ConsentState;
  at: Date;
  toldAt?: Date;
  queued?: true;
  /** The reader refused after asking, whatever the clock showed. */
  saidNo?: true;
  sent: number;
};

/** Plays steps for one address with its rows, mails and clock; each sent mail records the state at that time. */
function play(steps: Step[], { purpose, in: place }: { purpose: Purpose; in: TimeZone }) {
  let now = NOON;
  const known: AddressFacts = { ...QUIET };
  const rows: Row[] = [];
  const left: { row: Row; hour: number; known: AddressFacts; saidNo: boolean }[] = [];
  const verdict = (row: Row, state = row.state) => {
    const told = rows.flatMap((one) => (one !== row && one.toldAt ? [one.toldAt.getTime()] : []));
    const lastToldAt = told.length > 0 ? new Date(Math.max(...told)) : undefined;
    const dueAt = new Date(row.at.getTime() + (purpose === 'reminder' ? 4 * HOUR : 0));
    return mayGo({ purpose, state, at: row.at, dueAt }, { ...known, lastToldAt }, { now, zone: place }).go;
  };
  const end = (row: Row) => void ((row.state = 'ended'), delete row.toldAt);
  const acts: Record<Exclude<Step['kind'], 'move'>, () => void> = {
    ask: () => void rows.push({ state: 'waiting', at: now, sent: 0 }),
    pay: () => void (known.isPaid = true),
    no: () => {
      known.saidNoAt = now;
      for (const row of rows) Object.assign(row, { state: 'ended', saidNo: true });
    },
    change: () => void (known.isChanged = true),
    gone: () => void (known.isGone = true),
    back: () => void (known.isGone = false),
    turn: () => {
      for (const row of rows) {
        const go = row.state === 'waiting' ? verdict(row) : 'later';
        if (go === 'never') end(row);
        if (go === 'now') Object.assign(row, { state: 'told', toldAt: now, queued: true });
      }
    },
    deliver: () => {
      for (const row of rows.filter(({ queued }) => queued)) {
        const go = row.state === 'told' ? verdict(row, 'waiting') : 'never';
        if (go === 'later') continue;
        delete row.queued;
        if (go === 'never') end(row);
        else {
          row.sent += 1;
          left.push({
            row,
            hour: clockIn(now, place).getUTCHours(),
            known: { ...known },
            saidNo: Boolean(row.saidNo),
          });
        }
      }
    },
  };
  for (const one of steps)
    if (one.kind === 'move') now = new Date(now.getTime() + one.hours * HOUR);
    else acts[one.kind]();
  return { rows, left };
}

const PACE_DAYS: Partial<Record<Purpose, number>> = { reminder: 14, opinion: 14, refill: 30 };

test('when a thousand histories go as they will, with clocks moved then nobody is written to who paid or said no, and none twice', () => {
  let sent = 0;
  fc.assert(
    fc.property(
      fc.array(step, { minLength: 10, maxLength: 60 }),
      fc.constantFrom(...PURPOSES),
      fc.constantFrom(...TIME_ZONE_NAMES),
      (steps, purpose, place) => {
        const { rows, left } = play(steps, { purpose, in: place });
        sent += left.length;
        for (const { known, hour } of left) {
          expect(known).toMatchObject({ isPaid: false, isChanged: false, isGone: false });
          if (purpose !== 'news') expect(hour >= 9 && hour < 21).toBe(true);
        }
        for (const row of rows) expect(row.sent).toBeLessThanOrEqual(1);
        expect(left.filter(({ saidNo }) => saidNo)).toEqual([]);
        const told = left.flatMap(({ row }) => row.toldAt?.getTime() ?? []).toSorted((a, b) => a - b);
        const apart = PACE_DAYS[purpose] ?? 0;
        for (const [at, one] of told.entries())
          if (at > 0) expect(one - told[at - 1]!).toBeGreaterThanOrEqual(apart * 24 * HOUR);
      },
    ),
    { numRuns: 1_000 },
  );
  // Without sent mails the test would prove nothing.
  expect(sent).toBeGreaterThan(100);
});
