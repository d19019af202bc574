/** JSON Schema as zod writes it. */
export type Schema = {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
} & { [keyword: string]: unknown };

/** A value's alternatives: `anyOf`, `oneOf` with a discriminator, and a list of types. */
export function alternatives(schema: Schema): Schema[] {
  const listed = schema.anyOf ?? schema.oneOf;
  if (listed) return listed.flatMap(alternatives);
  return Array.isArray(schema.type) ? schema.type.map((type) => ({ ...schema, type })) : [schema];
}

/** The values that are allowed, or undefined when they are not listed. */
export const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

/** Keywords that do not restrict the values. */
const REMARKS = new Set(['$schema', 'default', 'title', 'description', 'examples', 'deprecated', '$id']);
export const keywordsOf = (schema: Schema): string[] =>
  Object.keys(schema).filter((keyword) => !REMARKS.has(keyword));
