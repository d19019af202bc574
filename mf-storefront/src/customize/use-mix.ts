import { retry } from '@shop/app-kit';
import { useCallback, useState } from 'react';
import type { checkMix, Mix, MixErrors } from './check-mix.ts';

const loadCheck = () => retry(() => import(/* webpackChunkName: "p-check-mix" */ './check-mix.ts'));

/** The longest wait for the check: the server repeats it, and reports errors in words. */
const MOST_MS = 3_000;

/** The choice and the name. Checked when sent, then at each change: nobody is corrected while choosing. */
export const useMix = (first: Mix, load = loadCheck) => {
  const [mix, setMix] = useState(first);
  const [check, setCheck] = useState<typeof checkMix>();
  const [refused, setRefused] = useState<MixErrors>({});
  const change = useCallback(
    (changes: Partial<Mix>) => {
      // Loaded in advance, so that it is ready when the form is sent.
      load().catch(() => undefined);
      setRefused({});
      setMix((now) => ({ ...now, ...changes }));
    },
    [load],
  );
  /** The mix to send; without the check's script it is sent unchecked. */
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
