import { ownerOf, REMOTE_NAMES } from '@shop/contracts/pages';
import { entryOf } from '../remotes.ts';
import { pageOf, send } from './send.ts';

type Failure = Partial<ErrorEvent & PromiseRejectionEvent>;
const reported = new Set<string>();
const OF_REMOTE = /\/mf\/(\w+)/;

/**
 * The front end whose code failed: the page's for the shop's own event, the first remote in the stack, or the shell;
 * undefined for extensions, and for rejected promises without an error.
 */
const ownerOfFailure = (event: Event) => {
  if (event instanceof CustomEvent) return ownerOf(location.pathname);
  const { filename, error, reason } = event as Failure;
  const stack = (thrown: unknown) => (thrown instanceof Error ? (thrown.stack ?? '') : '');
  const places = [filename, stack(error), stack(reason)].join(' ');
  const name = OF_REMOTE.exec(places)?.[1];
  const remote = REMOTE_NAMES.find((one) => one === name);
  return (
    remote ?? (filename?.startsWith(`${location.origin}/`) && filename.endsWith('.js') ? 'shell' : undefined)
  );
};

/** Reports a failure once per document and front end: only the front end, its release and the page. */
export const report = (event: Event): void => {
  const remote = ownerOfFailure(event);
  const page = pageOf(location.pathname);
  if (!remote || !page || reported.has(remote)) return;
  reported.add(remote);
  const pinned = remote === 'shell' ? undefined : /@([0-9a-f]{12})\//.exec(entryOf(remote))?.[1];
  send({ kind: 'error', page, remote, release: pinned ?? 'current' });
};
