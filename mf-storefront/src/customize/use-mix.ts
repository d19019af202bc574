import { retrying } from '@shop/app-kit';
import { useCallback, useState } from 'react';
import type { checkMix, Mix, MixErrors } from './check-mix.ts';

const loadCheck = () => retrying(() => import(/* webpackChunkName: "p-check-mix" */ './check-mix.ts'));

/** What is chosen and typed. It is checked when it is sent, then at each change: nobody is corrected while still choosing. */
export const useMix = (first: Mix) => {
  const [mix, setMix] = useState(first);
  const [check, setCheck] = useState<typeof checkMix>();
  const [refused, setRefused] = useState<MixErrors>({});
  const change = useCallback((changes: Partial<Mix>) => {
    // It is there before anybody sends.
    loadCheck().catch(() => undefined);
    setRefused({});
    setMix((now) => ({ ...now, ...changes }));
  }, []);
  /** What to send; without the check's script it goes as it is, and the server checks. */
  const checked = async (sent: Mix): Promise<Mix | undefined> => {
    const loaded = await loadCheck().catch(() => undefined);
    if (!loaded) return sent;
    setCheck(() => loaded.checkMix);
    return loaded.checkMix(sent).data;
  };
  const empty = () => {
    setCheck(undefined);
    change({ name: '', flowerIds: [] });
  };
  return { mix, change, checked, empty, refuse: setRefused, errors: { ...check?.(mix).errors, ...refused } };
};
