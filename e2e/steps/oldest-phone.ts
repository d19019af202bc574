import type { BrowserContext } from '@playwright/test';
import { youngerThanFloor } from '../../tools/floor/younger.ts';

type Holder = Record<string, unknown> & { prototype?: object };

/** Runs in the page before its scripts: removes every path of `younger`, members before their holders. */
function remove(younger: string[][]) {
  const page = globalThis as unknown as Record<string, Holder>;
  const hidden: Record<string, object> = {
    TypedArray: Object.getPrototypeOf(Int8Array) as object,
    Iterator: { prototype: Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object },
  };
  const holdersOf = (names: string[]): (object | undefined)[] => {
    const [first = '', second] = names;
    if (!first) return [page, Window.prototype];
    const own = (hidden[first] ?? page[first]) as Holder | undefined;
    const holder = second ? (own?.[second] as Holder | undefined) : own;
    return [holder, holder?.prototype, ...(first === 'Window' ? [page] : [])];
  };
  for (const path of younger) {
    const name = (path.at(-1) ?? '').replace(/_static$/, '');
    for (const holder of holdersOf(path.slice(0, -1))) if (holder) Reflect.deleteProperty(holder, name);
  }
}

/**
 * Turns this browser into the oldest supported phone: features of language and platform that the phone lacks are
 * removed from every page. Playwright's own world and workers keep everything.
 * @returns how many functions, properties and interfaces are gone
 */
export async function becomeOldestPhone(context: BrowserContext): Promise<number> {
  const younger = youngerThanFloor().sort((a, b) => b.length - a.length);
  await context.addInitScript(remove, younger);
  return younger.length;
}
