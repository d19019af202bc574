/** The values of '{pedido}' and other names; a name without a value is unknown in this email. */
export type Values = Partial<Record<string, string>>;

const NAMED = /\{(\w+)\}/g;

/** Fills the owner's words, or the shop's own when there are none or they contain a name unknown in this email. */
export function fillIn(written: string | undefined, own: string, values: Values): string {
  const names = [...(written ?? '').matchAll(NAMED)].map(([, name]) => name!);
  const words = written && names.every((name) => values[name] !== undefined) ? written : own;
  return words.replaceAll(NAMED, (whole, name: string) => values[name] ?? whole);
}
