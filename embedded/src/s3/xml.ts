const entities: Record<string, string> = {
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  "'": '&apos;',
  '"': '&quot;',
};
const characters: Record<string, string> = { lt: '<', gt: '>', amp: '&', apos: "'", quot: '"' };

export type Xml = string | number | boolean | Xml[] | { [tag: string]: Xml };

/** Writes nested values as elements; a list repeats its tag, so `{ Key: ['a', 'b'] }` gives two Key elements. */
export function document(content: Record<string, Xml>): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${inside(content)}`;
}

function inside(content: Xml): string {
  if (typeof content !== 'object' || Array.isArray(content)) return escape(String(content));
  return Object.entries(content)
    .flatMap(([tag, value]) => [value].flat().map((one) => `<${tag}>${inside(one)}</${tag}>`))
    .join('');
}

function escape(text: string): string {
  // XML 1.0 has no way to write control characters, and no client could read them.
  return text.replace(/[<>&'"]/g, (c) => entities[c] ?? c).replace(/[\0-\x08\x0b\x0c\x0e-\x1f]/g, '');
}

/** The texts of every `<tag>` in a small request body. */
export function texts(body: string, tag: string): string[] {
  return [...body.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'))].map((m) =>
    unescape(m[1] ?? ''),
  );
}

function unescape(text: string): string {
  return text.replace(/&(\w+|#\d+|#x[\da-f]+);/gi, (whole, name: string) => {
    if (name.startsWith('#x')) return String.fromCodePoint(parseInt(name.slice(2), 16));
    if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1)));
    return characters[name] ?? whole;
  });
}
