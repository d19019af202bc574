import type { BoughtLabel } from '../carrier.port.ts';
import type { Api } from './api.ts';
import { labelOf, readShipments, type ListedShipment } from './read-answers.ts';

const TIMEOUT_MS = 10_000;
/** A page has about a hundred shipments. */
const MOST_PAGES = 20;
/** The provider may count months in another time zone. */
const DAY_MS = 86_400_000;

/**
 * Finds a label by its sender's reference in the lists of the months since it was bought: the API has no other way to
 * learn what became of a call. Shipments that a list shows without references are read one by one.
 */
export async function findShipment(
  queries: Api,
  reference: string,
  since: Date,
): Promise<BoughtLabel | undefined> {
  const ask = async (path: string) => readShipments(await queries('find', { path, timeoutMs: TIMEOUT_MS }));
  const isIt = ({ sender_references }: ListedShipment) => sender_references?.includes(reference);
  for (const month of monthsSince(since))
    for await (const listed of pagesOf(ask, `/guide/${month}`)) {
      const found = listed.find(isIt) ?? (await lookUp(listed.filter(mayBeNew(since)), ask, isIt));
      if (found) return labelOf(found);
    }
  return undefined;
}

/** The provider's times have no zone. */
const mayBeNew =
  (since: Date) =>
  ({ created_at }: ListedShipment): boolean =>
    !(Date.parse(created_at ?? '') < since.getTime() - DAY_MS);

type Ask = (path: string) => Promise<ListedShipment[]>;

/** Reads pages until one contains nothing new. */
async function* pagesOf(ask: Ask, path: string): AsyncGenerator<ListedShipment[]> {
  const known = new Set<string>();
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const listed = await ask(page === 1 ? path : `${path}?page=${page}`);
    const fresh = listed.filter(({ tracking_number }) => !known.has(tracking_number));
    if (fresh.length === 0) return;
    for (const { tracking_number } of fresh) known.add(tracking_number);
    yield fresh;
  }
}

async function lookUp(
  listed: ListedShipment[],
  ask: Ask,
  isIt: (one: ListedShipment) => boolean | undefined,
): Promise<ListedShipment | undefined> {
  for (const one of listed) {
    if (typeof one.sender_references === 'string') continue;
    const [whole] = await ask(`/guide/${encodeURIComponent(one.tracking_number)}`);
    if (whole && isIt(whole)) return whole;
  }
  return undefined;
}

/** The months ('11/2026') from then to now, with a day's tolerance. */
function monthsSince(since: Date): string[] {
  const days = [since.getTime() - DAY_MS, since.getTime(), Date.now(), Date.now() + DAY_MS];
  return [
    ...new Set(
      days.map((at) => {
        const day = new Date(at).toISOString();
        return `${day.slice(5, 7)}/${day.slice(0, 4)}`;
      }),
    ),
  ].toReversed();
}
