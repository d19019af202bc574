import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';

/** The parts of a contract. */
const PARTS = ['query', 'request', 'response', 'conflict'] as const;

export type JsonSchema = { [keyword: string]: unknown };
export type JsonSchemas = Partial<Record<(typeof PARTS)[number], JsonSchema>>;

/** The schema before defaults and conversions, because that is what a sender must fulfil. */
export const jsonSchemaOf = (part: z.ZodMiniType): JsonSchema =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' });

/** The JSON schemas of an endpoint's parts. */
export const jsonSchemasOf = (contract: Contract): JsonSchemas =>
  Object.fromEntries(
    PARTS.flatMap((name) => {
      const part = contract[name];
      return part ? [[name, jsonSchemaOf(part)]] : [];
    }),
  );

/** Removes the dialect, which a document names only once. */
export const withoutDialect = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** A body in the form of OpenAPI. */
export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema: withoutDialect(schema), ...(example !== undefined && { example }) },
});
