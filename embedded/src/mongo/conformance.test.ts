import { afterEach, expect, test } from '@jest/globals';
import { closeMongo, openMongo } from './testing/open-mongo.ts';
import { runConformance } from './testing/run-conformance.ts';

afterEach(closeMongo);

/** Our server, or the MongoDB container when the run has one. */
const serverUnderTest = async (): Promise<string> =>
  process.env['SHOP_BACKING'] === 'containers' ? process.env['MONGODB_URI']! : (await openMongo()).server.uri;

test('when all conformance cases run then no answer is wrong', async () => {
  const uri = await serverUnderTest();

  const outcomes = await runConformance(uri);

  const different = outcomes.filter(({ result }) => result === 'different');
  expect(different.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([]);
  expect(outcomes.filter(({ result }) => result === 'ok').length).toBeGreaterThanOrEqual(400);
}, 120_000);
