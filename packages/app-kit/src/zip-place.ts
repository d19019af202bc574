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
  /** What stood there before anybody typed. */
  first?: Partial<Record<Told, string>>;
};

/**
 * A postal code tells the state (H19), and in large cities the city too. What was typed stays; what an earlier code told
 * goes with it.
 * @returns what its field does
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
  // A draft comes after the first drawing.
  return { onChange, onFocus: () => void (earlier.current = read('zip')) };
}
