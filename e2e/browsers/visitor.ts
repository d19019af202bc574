import { expect } from '@playwright/test';
import type { Driver } from './driver.ts';
import { address, choose, find, words } from './find.ts';

type Found = { x: number; y: number; value?: string } | null;
type Kind = Parameters<typeof find>[0];
const PATIENCE = { timeout: 30_000 };

const pointer = ({ x, y }: { x: number; y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
const keys = (text: string) => [
  {
    type: 'key',
    id: 'keys',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Somebody with a mouse and a keyboard; each thing is waited for. Names are the sources of regular expressions. */
export function createVisitor(driver: Driver, baseURL: string) {
  // While the next page comes, there is nothing to ask.
  const ask = <T>(page: (...args: never[]) => T, ...args: unknown[]) =>
    driver.run(String(page), args).catch(() => undefined) as Promise<T | undefined>;
  /** Where it stands once it stands still. */
  const stillAt = async (what: Kind, name: string): Promise<{ x: number; y: number }> => {
    let before: Found | undefined;
    let now: Found | undefined;
    const settled = async () => {
      [before, now] = [now, await ask(find, what, name)];
      return Boolean(now && before?.x === now.x && before.y === now.y);
    };
    await expect.poll(settled, { ...PATIENCE, message: `${what} ${name}` }).toBe(true);
    return now!;
  };
  const press = async (what: Kind, name: string) => driver.perform(pointer(await stillAt(what, name)));
  return {
    open: (path: string) => driver.open(baseURL + path),
    press,
    fill: async (label: string, text: string) => {
      await press('field', label);
      await driver.perform(keys(text));
      const typed = async () => (await ask(find, 'field', label))?.value;
      await expect.poll(typed, { ...PATIENCE, message: label }).toBe(text);
    },
    choose: (label: string, value: string) =>
      expect.poll(() => ask(choose, label, value), { ...PATIENCE, message: label }).toBe(true),
    sees: (text: string | RegExp) =>
      expect.poll(() => ask(words), { ...PATIENCE, message: String(text) }).toMatch(text),
    isAt: (pattern: RegExp) => expect.poll(() => ask(address), PATIENCE).toMatch(pattern),
  };
}
export type Visitor = ReturnType<typeof createVisitor>;
