import { isAway } from '@shop/app-kit';
import { shopFormat } from '@shop/app-kit/dates';
import { Alert } from '@shop/ui';
import { useSyncExternalStore } from 'react';

const hour = shopFormat('es-MX', { timeStyle: 'short', hourCycle: 'h23' });

const watchLine = (changed: () => void) => {
  for (const name of ['online', 'offline']) addEventListener(name, changed);
  return () => {
    for (const name of ['online', 'offline']) removeEventListener(name, changed);
  };
};

/** Shows the age of a cached list while there is no network. */
export const AsItWas = ({ at }: { at: string | undefined }) => {
  const isOut = useSyncExternalStore(watchLine, isAway);
  if (!isOut || !at) return null;
  return <Alert tone="info">{`Sin conexión: como estaba a las ${hour(new Date(at))}`}</Alert>;
};
