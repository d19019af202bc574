import { afterEach, expect, test } from '@jest/globals';
import { closeMongo, openMongo } from './testing/open-mongo.ts';
import { runConformance } from './testing/run-conformance.ts';

afterEach(closeMongo);

/** Our server, or the MongoDB container when the run has one. */
const serverUnderTest = async (): Promise<string> =>
  process.env['SHOP_BACKING'] === 'containers' ? process.env['MONGODB_URI']! : (await openMongo()).server.uri;

test('when all conformance cases run then every answer is right', async () => {
  const uri = await serverUnderTest();

  const outcomes = await runConformance(uri);

  const wrong = outcomes.filter(({ isRight }) => !isRight);
  expect(wrong.map(({ id, detail }) => `${id}: ${detail}`)).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(400);
}, 120_000);
