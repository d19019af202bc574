import { expect, test } from '@jest/globals';
import type * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';

/** Fields that nobody types; or that, like passwords, must stay as they were typed. */
const AS_SENT =
  /(^|\.)(password|sessionId|idempotencyKey|cartId|checkoutId|paymentId|alarm|seen|detail|website)(\.|$)/;
const UNSEEN = '\u200b';

type Def = {
  type: string;
  format?: string;
  checks?: { _zod: { def: { check: string; format?: string; tx?: (typed: string) => string } } }[];
  [part: string]: unknown;
};
const defOf = (schema: unknown) => (schema as z.ZodMiniType)._zod.def as unknown as Def;

/** The paths of texts that are neither cleaned nor limited to a strict form. */
function uncleaned(schema: unknown, path = ''): string[] {
  const def = defOf(schema);
  if (def.type === 'string') return isSafe(def) || AS_SENT.test(path) ? [] : [path];
  const parts: [string, unknown][] = [
    ...Object.entries((def['shape'] as object | undefined) ?? {}).map(([key, part]): [string, unknown] => [
      `${path}.${key}`,
      part,
    ]),
    ...((def['options'] as unknown[] | undefined) ?? []).map((part): [string, unknown] => [path, part]),
    ...['element', 'innerType', 'in', 'valueType'].flatMap((name): [string, unknown][] =>
      def[name] ? [[path, def[name]]] : [],
    ),
  ];
  return parts.flatMap(([at, part]) => uncleaned(part, at));
}

function isSafe({ format, checks = [] }: Def): boolean {
  const defs = checks.map(({ _zod }) => _zod.def);
  return format !== undefined || defs.some(({ tx, format: form }) => tx?.(UNSEEN) === '' || form === 'regex');
}

test('when a call takes what somebody typed then its schema cleans it as pasted', () => {
  const taken = Object.entries(endpoints).flatMap(([route, { request, who }]) =>
    request && who !== 'service' && who !== 'provider'
      ? uncleaned(request).map((path) => `${route} ${path}`)
      : [],
  );

  expect(taken).toEqual([]);
});
