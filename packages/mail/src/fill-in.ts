/** What '{pedido}' and the like stand for; one without a value has nothing to stand for in this email. */
export type Values = Partial<Record<string, string>>;

const NAMED = /\{(\w+)\}/g;

/** The owner's words with their values, or the shop's own where there are none or they name what this email does not know. */
export function fillIn(written: string | undefined, own: string, values: Values): string {
  const names = [...(written ?? '').matchAll(NAMED)].map(([, name]) => name!);
  const words = written && names.every((name) => values[name] !== undefined) ? written : own;
  return words.replaceAll(NAMED, (whole, name: string) => values[name] ?? whole);
}
