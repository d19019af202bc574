import { theme } from '@shop/ui';
import { useSyncExternalStore } from 'react';

const QUERY = theme.media.lg.replace('@media ', '');
const wide = () => globalThis.matchMedia?.(QUERY);
const subscribe = (tell: () => void) => {
  const query = wide();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/** Whether the elixir fits beside its flowers; narrower layouts use a bar and a sheet. The server renders both. */
export const useIsBeside = () =>
  useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? true,
    () => true,
  );
