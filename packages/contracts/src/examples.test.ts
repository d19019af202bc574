import { expect, test } from '@jest/globals';
import * as z from 'zod/mini';
import { endpoints } from './endpoints.ts';
import { exampleOf } from './examples.ts';
import * as builders from './testing/builders.ts';

const parts = Object.entries(endpoints).flatMap(([route, { request, response, conflict }]) =>
  Object.entries({ request, response, conflict }).map(([part, schema]) => ({ route, part, schema })),
);
const documented = parts.filter(({ schema }) => exampleOf(schema) !== undefined);

test('when a call is documented with an example then the shop takes or gives just that', () => {
  expect(documented.length).toBeGreaterThan(50);
  for (const { route, part, schema } of documented)
    expect({ route, part, ...z.safeParse(schema!, exampleOf(schema)) }).toMatchObject({ success: true });
});

test('when there is a builder then its value is an example somewhere', () => {
  const said = JSON.stringify(documented.map(({ schema }) => exampleOf(schema)));
  const built = Object.values(builders).map((build) => JSON.stringify((build as () => object)()));
  const isSaid = (value: string) => said.includes(value.slice(0, -1)) || said.includes(value.slice(1, -1));

  // A cart without lines is not used as an example.
  expect(built.filter((value) => !isSaid(value) && value !== JSON.stringify(builders.aCart()))).toEqual([]);
});
