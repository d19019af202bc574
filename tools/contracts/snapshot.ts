import type { Contract } from '@shop/contracts/endpoints/endpoint';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';

/** The parts of a contract. */
const PARTS = ['query', 'request', 'response', 'conflict'] as const;
type Part = (typeof PARTS)[number];

/** The JSON schemas of every endpoint's parts, as kept in contracts.lock.json with each release. */
export type Snapshot = {
  release: string;
  endpoints: Record<string, Partial<Record<Part, Schema>>>;
};

/** What is on the wire, before defaults and conversions: that is what the other side has to send. */
const schemaOf = (part: z.ZodMiniType): Schema =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;

export function takeSnapshot(release: string, endpoints: Record<string, Contract>): Snapshot {
  const taken = Object.entries(endpoints).map(([route, contract]) => [route, partsOf(contract)]);
  return { release, endpoints: Object.fromEntries(taken) as Snapshot['endpoints'] };
}

const partsOf = (contract: Contract): Partial<Record<Part, Schema>> =>
  Object.fromEntries(
    PARTS.flatMap((name) => {
      const part = contract[name];
      return part ? [[name, schemaOf(part)]] : [];
    }),
  );
