// Dotted-path helpers shared by indexes, sorting, distinct and updates.
export const isPlain = (v: any): v is Record<string, any> =>
  v !== null && typeof v === 'object' && Object.getPrototypeOf(v) === Object.prototype;
const DIGITS = /^\d+$/;

/** Values at a path, descending into arrays the way index keys and sorts do. `[undefined]` when missing. */
export function valuesAt(doc: any, path: string): { values: any[]; viaArray: boolean } {
  const out: any[] = [];
  let viaArray = false;
  const parts = path.split('.');
  const go = (v: any, i: number, top: boolean) => {
    if (i === parts.length) {
      if (Array.isArray(v) && top) {
        viaArray = true;
        if (v.length === 0) out.push(undefined);
        for (const e of v) out.push(e);
      } else out.push(v);
      return;
    }
    if (Array.isArray(v)) {
      if (DIGITS.test(parts[i]!) && +parts[i]! < v.length) {
        go(v[+parts[i]!], i + 1, true);
        return;
      }
      viaArray = true;
      if (v.length === 0) out.push(undefined);
      for (const e of v)
        if (isPlain(e)) go(e, i, true);
        else out.push(undefined);
      return;
    }
    if (isPlain(v) && Object.hasOwn(v, parts[i]!)) go(v[parts[i]!], i + 1, true);
    else out.push(undefined);
  };
  go(doc, 0, true);
  return { values: out, viaArray };
}

export function getPath(doc: any, path: string): any {
  let v = doc;
  for (const p of path.split('.')) {
    if (v === null || typeof v !== 'object' || !Object.hasOwn(v, p)) return undefined;
    v = v[p];
  }
  return v;
}
