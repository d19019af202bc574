import { expect, test } from '@jest/globals';
import { fromNumber } from '../bson/numbers.ts';
import type { BsonValue } from '../bson/values.ts';
import { splitPipeline } from './pipeline.ts';

const one = fromNumber(1);
const MATCH = { $match: { status: 'paid' } };
const LIMIT = { $limit: fromNumber(1_001) };
const COUNT = { $group: { _id: one, n: { $sum: one } } };

test.each<[string, BsonValue[], boolean]>([
  ['counts', [MATCH, COUNT], true],
  ['counts up to a limit', [MATCH, LIMIT, COUNT], true],
  ['groups', [MATCH, LIMIT, { $group: { _id: '$status' } }], false],
])('when a pipeline %s then it is known whether an index may answer alone', (_what, pipeline, isCount) => {
  expect(splitPipeline(pipeline).countAs !== undefined).toBe(isCount);
});
