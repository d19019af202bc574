import { describe, expect, test } from '@jest/globals';
import { withCatalog, type TestCatalog } from './testing/with-catalog.ts';

type Versioned = { id: number; name: string; description: string; version: number };
type Conflict = { message: string; current: Versioned };

const KINDS: [kind: string, path: string, add: (catalog: TestCatalog) => Promise<unknown>][] = [
  ['an elixir', '/api/elixirs', ({ addElixir }) => addElixir()],
  ['a flower', '/api/flowers', ({ addFlower }) => addFlower()],
];

describe.each(KINDS)('two administrators change %s', (_kind, path, add) => {
  const added = async (catalog: TestCatalog) => {
    const made = (await add(catalog)) as Versioned;
    return { made, url: `${path}/${made.id}` };
  };

  test('when it is stored then its version says so, in the list too', () =>
    withCatalog(async (catalog) => {
      const { made, url } = await added(catalog);

      const changed = await catalog.admin.patch<Versioned>(url, { name: 'Luna', version: made.version });

      expect(made.version).toBe(0);
      expect(changed).toMatchObject({ status: 200, body: { name: 'Luna', version: 1 } });
      expect((await catalog.admin.get(path)).body).toMatchObject([{ name: 'Luna', version: 1 }]);
    }));

  test('when one of them saw an older version then nothing is stored and the answer brings the newer one', () =>
    withCatalog(async (catalog) => {
      const { url } = await added(catalog);
      await catalog.admin.patch(url, { name: 'De la primera', version: 0 });

      const late = await catalog.admin.patch<Conflict>(url, {
        description: 'Lo que escribió la segunda.',
        version: 0,
      });

      expect(late.status).toBe(409);
      expect(late.body.message).toMatch(/^Otra persona cambió/);
      expect(late.body.current).toEqual((await catalog.admin.get<Versioned[]>(path)).body[0]);
      expect(late.body.current).toMatchObject({ name: 'De la primera', version: 1 });
    }));

  test('when they save at the same moment then exactly one is stored', () =>
    withCatalog(async (catalog) => {
      const { url } = await added(catalog);
      const names = Array.from({ length: 8 }, (_, at) => `Nombre ${at}`);

      const answers = await Promise.all(names.map((name) => catalog.admin.patch(url, { name, version: 0 })));

      const stored = names.filter((_, at) => answers[at]?.status === 200);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
      expect((await catalog.admin.get(path)).body).toMatchObject([{ name: stored[0], version: 1 }]);
    }));

  test('when no version is sent then the last one wins, as the specification has it', () =>
    withCatalog(async (catalog) => {
      const { url } = await added(catalog);
      await catalog.admin.patch(url, { name: 'De la primera' });

      expect(await catalog.admin.patch(url, { name: 'De la segunda' })).toMatchObject({
        status: 200,
        body: { name: 'De la segunda', version: 2 },
      });
    }));

  test('when the other one deleted it then it is not found', () =>
    withCatalog(async (catalog) => {
      const { url } = await added(catalog);
      await catalog.admin.delete(url);

      expect((await catalog.admin.patch(url, { name: 'Luna', version: 0 })).status).toBe(404);
    }));

  test('when the version is none, or nothing but it is sent then it is refused', () =>
    withCatalog(async (catalog) => {
      const { url } = await added(catalog);

      for (const version of [-1, 1.5, '0', null])
        expect((await catalog.admin.patch(url, { name: 'Luna', version })).status).toBe(400);
      expect(await catalog.admin.patch(url, { version: 0 })).toMatchObject({
        status: 400,
        body: { message: 'No hay cambios que guardar.' },
      });
    }));
});
