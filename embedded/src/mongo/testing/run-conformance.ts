import { readFileSync } from 'node:fs';
import { type Document, MongoClient } from 'mongodb';
import core from '../conformance/cases-core.mjs';
import shop from '../conformance/cases-shop.mjs';
import type { CaseGroup, RunCase } from './conformance-case.ts';
import { isRefusal, matches, plain } from './conformance-compare.ts';
import { asError, shorthands } from './conformance-shorthands.ts';

/** 'different' is a wrong answer, 'refused' an error that says that something is not supported. */
export type Outcome = { id: string; result: 'ok' | 'refused' | 'different'; detail: string };

type Expected = Record<string, Record<string, { want: unknown }>>;

const EXPECTED = JSON.parse(
  readFileSync(new URL('../conformance/expected.json', import.meta.url), 'utf8'),
) as Expected;

const answerOf = async (answer: () => unknown, seen: Document[]): Promise<unknown> => {
  try {
    return plain(await answer());
  } catch (error) {
    seen.push(error as Document);
    return plain(asError(error as Document));
  }
};

function judge(id: string, { want, got, seen }: { want: unknown; got: unknown; seen: Document[] }): Outcome {
  const detail = `wanted ${JSON.stringify(want)}, got ${JSON.stringify(got)}`;
  if (matches(want, got)) return { id, result: 'ok', detail };
  return { id, result: seen.some(isRefusal) ? 'refused' : 'different', detail };
}

async function runGroup(client: MongoClient, name: string, run: CaseGroup[1]): Promise<Outcome[]> {
  const db = client.db(`conformance_${name.replace(/\W+/g, '_')}`);
  const seen: Document[] = [];
  const outcomes: Outcome[] = [];
  const test: RunCase = async (caseName, answer) => {
    seen.length = 0;
    const got = await answerOf(answer, seen);
    const known = EXPECTED[name]?.[caseName];
    if (!known) throw new Error(`no expected answer for ${name} / ${caseName}`);
    outcomes.push(judge(`${name} / ${caseName}`, { want: known.want, got, seen }));
  };
  await run(shorthands(client, db, seen), test);
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
