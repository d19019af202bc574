import { withSlugs } from '@shop/contracts/slug';
import type { Model } from 'mongoose';
import type { ElixirRow } from '../elixir/elixir.model.ts';
import { ON_MENU } from './menu-find.ts';

type Row = Pick<ElixirRow, 'id' | 'slugKey'>;
export type Slugged = ElixirRow & { slug: string };

/** 'sol-2-3' may be the third 'Sol 2', and 'sol-2' the second 'Sol'. */
function* stemsOf(slug: string): Generator<string> {
  for (let stem: string | undefined = slug; stem !== undefined;) {
    yield stem;
    stem = /^\d+$/.test(stem) ? '' : /^(.+)-\d+$/.exec(stem)?.[1];
  }
}

/** The names of products' pages. Which of several has the plain one, only those with such names decide. */
export function createSlugs(model: Model<ElixirRow>) {
  async function withSuch(slugs: string[]) {
    const stems = [...new Set(slugs.flatMap((slug) => [...stemsOf(slug)]))];
    const rows = await model
      .find({ ...ON_MENU, slugKey: { $in: stems } }, { id: 1, slugKey: 1 })
      .hint({ isDeleted: 1, isCustom: 1, slugKey: 1, id: 1 })
      .lean<Row[]>();
    // A slug of a slug is the same.
    return withSlugs(rows.toSorted((a, b) => a.id - b.id).map(({ id, slugKey }) => ({ id, name: slugKey })));
  }
  return {
    async give(rows: ElixirRow[]): Promise<Slugged[]> {
      const known = await withSuch(rows.map(({ slugKey }) => slugKey));
      const slugs = new Map(known.map(({ id, slug }) => [id, slug]));
      return rows.map((row) => ({ ...row, slug: slugs.get(row.id) ?? `${row.slugKey}-${row.id}` }));
    },
    /** The number of the product whose page has this name. */
    async idOf(slug: string): Promise<number | undefined> {
      return (await withSuch([slug])).find((row) => row.slug === slug)?.id;
    },
  };
}
