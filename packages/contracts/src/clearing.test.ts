import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** Fields named `seen` hold what the sender read, so they change nothing. */
const READ = /\.seen$/;

type Def = { shape?: Record<string, z.ZodMiniType>; innerType?: z.ZodMiniType; in?: z.ZodMiniType };
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;
const takes = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;

/** Fields that are cleared with '' and not with null. Lists are replaced as a whole. */
function emptiedOtherwise(schema: z.ZodMiniType, path: string): string[] {
  if (READ.test(path)) return [];
  if (takes(schema, '')) return takes(schema, null) ? [] : [path];
  const { shape = {}, innerType, in: source } = defOf(schema);
  const inner = innerType ?? source;
  if (inner) return emptiedOtherwise(inner, path);
  return Object.entries(shape).flatMap(([name, part]) => emptiedOtherwise(part, `${path}.${name}`));
}

test('when a call changes something then null takes back what may be empty', () => {
  const found = Object.entries(endpoints).flatMap(([route, { request }]) =>
    request && /^(PATCH|PUT) /.test(route) ? emptiedOtherwise(request, route) : [],
  );

  expect(found).toEqual([]);
});
