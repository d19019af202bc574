import type { Endpoint } from '@shop/contracts/endpoints';
import * as z from 'zod/mini';
import type { Schema } from './schema.ts';

/** The JSON schemas of every endpoint's parts, as kept in contracts.lock.json with each release. */
export type Snapshot = {
  release: string;
  endpoints: Record<string, Partial<Record<keyof Endpoint, Schema>>>;
};

/** What is on the wire, before defaults and conversions: that is what the other side has to send. */
const schemaOf = (part: z.ZodMiniType): Schema =>
  z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema;

export function takeSnapshot(release: string, endpoints: Record<string, Endpoint>): Snapshot {
  const taken = Object.entries(endpoints).map(([route, parts]) => [
    route,
    Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, schemaOf(part)])),
  ]);
  return { release, endpoints: Object.fromEntries(taken) as Snapshot['endpoints'] };
}
