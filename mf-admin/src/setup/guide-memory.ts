import { useAppSelector } from '@shop/app-kit';
import { deviceMemory } from '@shop/app-kit/storage';
import { useState } from 'react';
import * as z from 'zod/mini';
import { auth } from '../auth/auth.slice.ts';

const hiddenSteps = z.array(z.string());

/** The steps of the guide that an administrator has hidden in this browser. */
export const useHiddenSteps = () => {
  const { username } = useAppSelector(auth.selectors.auth);
  const key = `guia:${username ?? ''}`;
  const [hidden, setHidden] = useState(() => hiddenSteps.safeParse(deviceMemory.read(key)).data ?? []);
  const keep = (next: string[]) => {
    setHidden(next);
    deviceMemory.write(key, next);
  };
  return { hidden, hide: (id: string) => keep([...hidden, id]), showAll: () => keep([]) };
};
