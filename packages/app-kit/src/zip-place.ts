import { asZip } from '@shop/contracts/as-pasted';
import { cityOfZip } from '@shop/contracts/mexican-cities';
import { stateOfZip } from '@shop/contracts/mexican-states';
import { useRef } from 'react';

const TOLD = { state: stateOfZip, city: cityOfZip };
type Told = keyof typeof TOLD;
const NAMES = Object.keys(TOLD) as Told[];

type Place = {
  read: (name: 'zip' | Told) => string;
  write: (name: Told, value: string) => void;
  /** The values before any typing. */
  first?: Partial<Record<Told, string>>;
};

/**
 * A postal code fills in the state (H19), and in large cities the city too. Typed values stay; values from an earlier
 * code are replaced.
 * @returns the handlers of the code's field
 */
export function useZipPlace({ read, write, first = {} }: Place) {
  const earlier = useRef(read('zip'));
  const onChange = () => {
    const code = asZip(read('zip'));
    if (!/^\d{5}$/.test(code)) return;
    for (const name of NAMES) {
      const value = read(name).trim();
      const isTyped = value !== '' && value !== TOLD[name](earlier.current) && value !== first[name];
      if (!isTyped) write(name, TOLD[name](code) ?? '');
    }
    earlier.current = code;
  };
  // On focus, because a draft is restored after the first render.
  return { onChange, onFocus: () => void (earlier.current = read('zip')) };
}
