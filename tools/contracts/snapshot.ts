import type { Contract } from '@shop/contracts/endpoints/endpoint';
import { jsonSchemasOf, type JsonSchemas } from '@shop/contracts/endpoints/json-schemas';
import type { Schema } from './schema.ts';

/** The JSON schemas of every endpoint's parts, as kept in contracts.lock.json with each release. */
export type Snapshot = {
  release: string;
  endpoints: Record<string, Partial<Record<keyof JsonSchemas, Schema>>>;
};

export function takeSnapshot(release: string, endpoints: Record<string, Contract>): Snapshot {
  const taken = Object.entries(endpoints).map(([route, contract]) => [route, jsonSchemasOf(contract)]);
  return { release, endpoints: Object.fromEntries(taken) as Snapshot['endpoints'] };
}
