import { afterEach } from '@jest/globals';

const open: (() => Promise<unknown>)[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((close) => close()));
});

/** Has `close` run once: when it is called, or else after the test, even when that fails. */
export function afterwards<T>(close: () => Promise<T>): () => Promise<T> {
  let closed: Promise<T> | undefined;
  const once = () => (closed ??= close());
  open.push(once);
  return once;
}
