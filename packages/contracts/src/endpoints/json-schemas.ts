import * as z from 'zod/mini';
import type { Contract } from './endpoint.ts';

/** The parts of a contract. */
const PARTS = ['query', 'request', 'response', 'conflict'] as const;

export type JsonSchema = { [keyword: string]: unknown };
export type JsonSchemas = Partial<Record<(typeof PARTS)[number], JsonSchema>>;

/** What is on the wire, before defaults and conversions: that is what the other side has to send. */
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

/** A document names its dialect once. */
export const withoutDialect = ({ $schema: _, ...schema }: JsonSchema): JsonSchema => schema;

/** A body, as OpenAPI has it. */
export const json = (schema: JsonSchema, example?: unknown) => ({
  'application/json': { schema: withoutDialect(schema), ...(example !== undefined && { example }) },
});
