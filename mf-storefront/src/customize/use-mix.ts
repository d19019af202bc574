import { retry } from '@shop/app-kit';
import { useCallback, useState } from 'react';
import type { checkMix, Mix, MixErrors } from './check-mix.ts';

const loadCheck = () => retry(() => import(/* webpackChunkName: "p-check-mix" */ './check-mix.ts'));

/** Longer than this nobody waits for the check: the server has it too, and says in words what is wrong. */
const MOST_MS = 3_000;

/** What is chosen and typed. It is checked when it is sent, then at each change: nobody is corrected while still choosing. */
export const useMix = (first: Mix, load = loadCheck) => {
  const [mix, setMix] = useState(first);
  const [check, setCheck] = useState<typeof checkMix>();
  const [refused, setRefused] = useState<MixErrors>({});
  const change = useCallback(
    (changes: Partial<Mix>) => {
      // It is there before anybody sends.
      load().catch(() => undefined);
      setRefused({});
      setMix((now) => ({ ...now, ...changes }));
    },
    [load],
  );
  /** What to send; where the check's script does not come it goes as it is. */
  const checked = async (sent: Mix): Promise<Mix | undefined> => {
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, MOST_MS));
    const loaded = await Promise.race([load().catch(() => undefined), late]);
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
