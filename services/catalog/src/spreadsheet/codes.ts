import { asBarcode } from '@shop/contracts/barcode';
import type { Elixir } from '@shop/contracts/elixir';
import { CODES, takenBy, type Code } from '../elixir/codes.ts';

type Taken = {
  line: number;
  id: number | undefined;
  values: Partial<Record<Code, unknown>>;
  say: (message: string, field: Code) => void;
};
export type Codes = ReturnType<typeof createCodes>;

/** A cell as it is stored. */
const codeOf = (cell: unknown, code: Code): string => {
  const text = String(cell ?? '').trim();
  return code === 'barcode' ? asBarcode(text) : text;
};

/** Checks the codes that lines give to products: no two may end with the same one, but they may exchange theirs. */
export function createCodes(elixirs: Elixir[]) {
  const lines: Taken[] = [];
  const check = (code: Code) => {
    const given = lines.filter(({ values }) => code in values);
    const changed = new Set(given.map(({ id }) => id));
    const owners = new Map<unknown, string>();
    for (const one of elixirs) if (!changed.has(one.id)) owners.set(one[code], `«${one.name}»`);
    for (const { line, values, say } of given) {
      const value = codeOf(values[code], code);
      if (!value) continue;
      const owner = owners.get(value);
      if (owner) say(takenBy(owner), code);
      else owners.set(value, `el de la línea ${line}`);
    }
  };
  return {
    take: (taken: Taken) => void lines.push(taken),
    /** Call it after the last line. */
    check: () => CODES.forEach(check),
  };
}
