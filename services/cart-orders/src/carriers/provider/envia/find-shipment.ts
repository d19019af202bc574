import type { BoughtLabel } from '../carrier.port.ts';
import type { Api } from './api.ts';
import { labelOf, readShipments, type ListedShipment } from './read-answers.ts';

const TIMEOUT_MS = 10_000;
/** Each has some hundred shipments. */
const MOST_PAGES = 20;
/** The provider's months may be of another zone. */
const DAY_MS = 86_400_000;

/**
 * Looks for a label by the reference of its sender in the months since it was bought: the documents name no other way to
 * ask what became of a call. Lists that leave the reference out are looked up one by one.
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

/** Its clock has no zone. */
const mayBeNew =
  (since: Date) =>
  ({ created_at }: ListedShipment): boolean =>
    !(Date.parse(created_at ?? '') < since.getTime() - DAY_MS);

type Ask = (path: string) => Promise<ListedShipment[]>;

/** Until a page brings nothing that was not there. */
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

/** '11/2026', and the next one when a day more or less is in it. */
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
