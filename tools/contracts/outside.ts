import { alternatives, keywordsOf, valuesOf, type Schema } from './schema.ts';

/** The broken side: a request must still accept old input, an answer must still be readable for old callers. */
export type Side = 'request' | 'answer';
export type Break = { path: string; what: string };
/** Every value of `narrow` must be allowed by `wide`: the old request by the new one, the new answer by the old. */
type Pair = { side: Side; wide: Schema; narrow: Schema; path: string };

const WORDS = {
  request: {
    any: 'no longer takes any value',
    type: 'no longer takes',
    limit: 'is narrower now',
    required: 'is required now',
    removed: 'is no longer taken',
  },
  answer: {
    any: 'may be any value now',
    type: 'may now be',
    limit: 'is wider now',
    required: 'may be missing now',
    removed: 'is gone',
  },
};

/** The values of `narrow` that `wide` does not allow; empty when nothing breaks. */
export function outside({ side, wide, narrow, path }: Pair): Break[] {
  return alternatives(narrow).flatMap((one) => {
    const tried = alternatives(wide).map((other) => outsideOne({ side, wide: other, narrow: one, path }));
    // The closest alternative shows best what is missing.
    return tried.toSorted((a, b) => a.length - b.length || Number(isType(a)) - Number(isType(b)))[0] ?? [];
  });
}

const isType = ([first]: Break[]) => first?.what.includes(' type ') ?? false;

function outsideOne(pair: Pair): Break[] {
  const { side, wide, narrow, path } = pair;
  if (keywordsOf(wide).length === 0) return [];
  if (keywordsOf(narrow).length === 0) return [{ path, what: WORDS[side].any }];
  if (wide.type !== narrow.type && !(wide.type === 'number' && narrow.type === 'integer'))
    return [{ path, what: `${WORDS[side].type} the type ${narrow.type}` }];
  return [...outsideValues(pair), ...outsideLimits(pair), ...outsideFields(pair), ...outsideParts(pair)];
}

function outsideValues({ side, wide, narrow, path }: Pair): Break[] {
  const allowed = valuesOf(wide);
  if (!allowed) return [];
  const values = valuesOf(narrow);
  if (!values) return [{ path, what: `${WORDS[side].type} what is not in its list` }];
  const others = values.filter((value) => !allowed.includes(value));
  return others.map((value) => ({ path, what: `${WORDS[side].type} ${JSON.stringify(value)}` }));
}

const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];
const HANDLED = new Set(
  'type properties required additionalProperties propertyNames items anyOf enum const'.split(' '),
);

/** Limits, patterns, formats, and keywords unknown to this comparison: any difference counts as a break. */
function outsideLimits({ side, wide, narrow, path }: Pair): Break[] {
  // Listed values are more exact than limits beside them.
  const values = valuesOf(narrow);
  return keywordsOf(wide).flatMap((keyword) => {
    if (HANDLED.has(keyword) || isWithin(keyword, wide[keyword], narrow[keyword], values)) return [];
    const valueOf = (schema: Schema) => JSON.stringify(schema[keyword]) ?? 'none';
    const [before, after] = side === 'request' ? [narrow, wide] : [wide, narrow];
    return [{ path, what: `${WORDS[side].limit}: ${keyword} ${valueOf(before)} → ${valueOf(after)}` }];
  });
}

function isWithin(keyword: string, wide: unknown, narrow: unknown, values?: unknown[]): boolean {
  if (values && keyword === 'pattern')
    return values.every((value) => new RegExp(String(wide)).test(String(value)));
  if (LOWER.includes(keyword)) return typeof narrow === 'number' && narrow >= Number(wide);
  if (UPPER.includes(keyword)) return typeof narrow === 'number' && narrow <= Number(wide);
  return JSON.stringify(wide) === JSON.stringify(narrow);
}

function outsideFields({ side, wide, narrow, path }: Pair): Break[] {
  const at = (name: string) => (path ? `${path}.${name}` : name);
  const [before, after] = side === 'request' ? [narrow, wide] : [wide, narrow];
  const removed = Object.keys(before.properties ?? {}).filter((name) => !after.properties?.[name]);
  const isRemoved = new Set(removed);
  const required = (wide.required ?? []).filter(
    (name) => !narrow.required?.includes(name) && !isRemoved.has(name),
  );
  const added = Object.keys(after.properties ?? {}).filter((name) => !before.properties?.[name]);
  const refused = side === 'answer' && wide.additionalProperties === false ? added : [];
  const shared = Object.entries(narrow.properties ?? {}).flatMap(([name, schema]) => {
    const other = wide.properties?.[name];
    return other ? outside({ side, wide: other, narrow: schema, path: at(name) }) : [];
  });
  return [
    ...removed.map((name) => ({ path: at(name), what: WORDS[side].removed })),
    ...required.map((name) => ({ path: at(name), what: WORDS[side].required })),
    ...refused.map((name) => ({ path: at(name), what: 'is new, and callers refuse unknown fields' })),
    ...shared,
  ];
}

/** Items of a list, and names and values of a record. */
function outsideParts({ side, wide, narrow, path }: Pair): Break[] {
  const part = (of: Schema, key: 'items' | 'additionalProperties' | 'propertyNames'): Schema | undefined =>
    typeof of[key] === 'object' ? (of[key] as Schema) : undefined;
  const compare = (key: 'items' | 'additionalProperties' | 'propertyNames', suffix: string): Break[] => {
    const other = part(wide, key);
    return other ? outside({ side, wide: other, narrow: part(narrow, key) ?? {}, path: path + suffix }) : [];
  };
  return [
    ...compare('items', '[]'),
    ...compare('additionalProperties', '{}'),
    ...compare('propertyNames', '{}'),
  ];
}
