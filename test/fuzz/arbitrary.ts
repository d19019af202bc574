import { FIRST_COLORS } from '@shop/contracts/palette';
import fc, { type Arbitrary } from 'fast-check';
import { alternatives, valuesOf, type Schema } from '../../tools/contracts/schema.ts';

/** Some value that a JSON schema allows, as far as its keywords tell: zod's own checks are not among them. */
export function arbitraryOf(schema: Schema): Arbitrary<unknown> {
  const values = valuesOf(schema);
  if (values) return fc.constantFrom(...values);
  const [one, ...others] = alternatives(schema);
  return others.length > 0 ? fc.oneof(...alternatives(schema).map(arbitraryOf)) : ofType(one ?? {});
}

function ofType(schema: Schema): Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objectOf(schema);
    case 'array':
      return fc.array(arbitraryOf(schema.items ?? {}), {
        minLength: Number(schema['minItems'] ?? 0),
        maxLength: Math.min(Number(schema['maxItems'] ?? 3), 3 + Number(schema['minItems'] ?? 0)),
      });
    case 'string':
      return textOf(schema);
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** What no schema tells: digits that check others, colours that can be read, what goes together. */
const EXAMPLES: Record<string, unknown> = {
  rfc: 'GODE561231GR8',
  regime: '612',
  use: 'G03',
  zip: '97000',
  logo: null,
  ownerEmail: 'duena@example.com',
  url: 'https://avisos.example/tienda',
  endpoint: 'https://avisos.example/telefono',
  colors: FIRST_COLORS,
  freeMonths: [],
  giftCardAmounts: [250, 500],
  ownTransfer: { clabe: '032180000118359719', bank: 'IXE', beneficiary: 'Eva Gómez', days: 3 },
  contact: { email: 'hola@example.com', phone: '999 555 0101', whatsapp: '' },
  networks: { instagram: '', facebook: 'https://facebook.com/miel', tiktok: '', youtube: '' },
};
const examplesOf = (name: string) =>
  name in EXAMPLES ? [{ weight: 5, arbitrary: fc.constant(EXAMPLES[name]) }] : [];

function objectOf({ properties = {}, required = [], additionalProperties }: Schema): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, part]) => [
      name,
      fc.oneof(...examplesOf(name), arbitraryOf(part)),
    ]),
  );
  if (Object.keys(fields).length > 0) return fc.record(fields, { requiredKeys: required });
  const value = typeof additionalProperties === 'object' ? arbitraryOf(additionalProperties) : fc.string();
  return fc.dictionary(fc.string({ maxLength: 8 }), value, { maxKeys: 3 });
}

/** Numbers near their limits, and small ones: those are ids that exist. */
function numberOf(schema: Schema): Arbitrary<number> {
  const bound = (name: string, fallback: number) => Number(schema[name] ?? fallback);
  const min = Math.ceil(Math.max(bound('minimum', -1e9), bound('exclusiveMinimum', -1e9) + 1));
  const max = Math.floor(Math.min(bound('maximum', 1e9), Number.MAX_SAFE_INTEGER));
  const low = Math.max(min, Math.min(1, max));
  return fc.oneof(fc.integer({ min: low, max: Math.min(max, low + 12) }), fc.constantFrom(min, max));
}

/** Texts that people write here, and in forms like those of addresses and dates. */
const WORDS = [
  'Miel de Tajonal',
  'ñandú',
  'Calle 60 núm. 491',
  'MÉRIDA',
  '97000',
  'a b',
  'persona@example.com',
];
const FORMATS: Record<string, Arbitrary<string>> = {
  email: fc.constantFrom('ana@example.com', 'otra.persona@example.com'),
  uri: fc.constantFrom('https://example.com/a.webp', 'http://example.com/?a=1'),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((day) => day.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) })
    .map((day) => day.toISOString().slice(0, 10)),
};

function textOf(schema: Schema): Arbitrary<string> {
  const form = FORMATS[String(schema['format'])];
  if (form) return form;
  if (typeof schema['pattern'] === 'string') return fc.stringMatching(new RegExp(schema['pattern'], 'u'));
  const size = { minLength: Number(schema['minLength'] ?? 0), maxLength: Number(schema['maxLength'] ?? 40) };
  return fc.oneof(
    fc.constantFrom(...WORDS).map((word) => word.padEnd(size.minLength, 'a').slice(0, size.maxLength)),
    fc.string({ ...size, unit: 'grapheme', size: '-1' }),
  );
}
