import type { Deps } from '../../deps.ts';
import { nextTry } from '../../next-try.ts';
import { listNoticeLeft } from '../exceptions/list-left.ts';

/** The queue has tried this often, over half a minute, before it gives a job up. */
const OF_THE_QUEUE = 5;

/** A notification that could not be worked on: it waits for another round, longer each time, and then for a person. */
export async function retryNotice(deps: Pick<Deps, 'notices' | 'reviews'>, id: string): Promise<void> {
  const notice = await deps.notices.find(id);
  if (!notice) return;
  const attempts = (notice.attempts ?? 0) + 1;
  const again = nextTry(attempts + OF_THE_QUEUE);
  if (again) return void (await deps.notices.again(id, attempts, again));
  await listNoticeLeft(deps.reviews, notice);
  await deps.notices.left(id);
}
