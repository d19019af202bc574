import { readFileSync } from 'node:fs';
import { type Document, MongoClient } from 'mongodb';
import core from '../conformance/cases-core.mjs';
import shop from '../conformance/cases-shop.mjs';
import type { CaseGroup, RunCase } from './conformance-case.ts';
import { matches, plain } from './conformance-compare.ts';
import { asError, shorthands } from './conformance-shorthands.ts';

export type Outcome = { id: string; isRight: boolean; detail: string };

type Expected = Record<string, Record<string, { want: unknown }>>;

const EXPECTED = JSON.parse(
  readFileSync(new URL('../conformance/expected.json', import.meta.url), 'utf8'),
) as Expected;

const answerOf = async (answer: () => unknown): Promise<unknown> => {
  try {
    return plain(await answer());
  } catch (error) {
    return plain(asError(error as Document));
  }
};

async function runGroup(client: MongoClient, name: string, run: CaseGroup[1]): Promise<Outcome[]> {
  const db = client.db(`conformance_${name.replace(/\W+/g, '_')}`);
  const outcomes: Outcome[] = [];
  const test: RunCase = async (caseName, answer) => {
    const got = await answerOf(answer);
    const known = EXPECTED[name]?.[caseName];
    if (!known) throw new Error(`no expected answer for ${name} / ${caseName}`);
    const detail = `wanted ${JSON.stringify(known.want)}, got ${JSON.stringify(got)}`;
    outcomes.push({ id: `${name} / ${caseName}`, isRight: matches(known.want, got), detail });
  };
  await run(shorthands(client, db), test);
  await db.dropDatabase();
  return outcomes;
}

/** Runs all cases. */
export async function runConformance(uri: string): Promise<Outcome[]> {
  const client = await new MongoClient(uri, {
    ignoreUndefined: true,
    serverSelectionTimeoutMS: 5_000,
  }).connect();
  const suites = Object.entries({ core, shop }).flatMap(([suite, groups]) =>
    groups.map(([name, run]) => [`${suite}/${name}`, run] as const),
  );
  const outcomes: Outcome[] = [];
  for (const [name, run] of suites) outcomes.push(...(await runGroup(client, name, run)));
  await client.close();
  return outcomes;
}
