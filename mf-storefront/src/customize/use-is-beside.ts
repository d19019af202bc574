import { theme } from '@shop/ui';
import { useSyncExternalStore } from 'react';

const QUERY = theme.media.lg.replace('@media ', '');
const wide = () => globalThis.matchMedia?.(QUERY);
const subscribe = (tell: () => void) => {
  const query = wide();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
};

/** Whether the elixir stands beside its flowers; below that width a bar and a sheet take its place. The server draws both. */
export const useIsBeside = () =>
  useSyncExternalStore(
    subscribe,
    () => wide()?.matches ?? true,
    () => true,
  );
