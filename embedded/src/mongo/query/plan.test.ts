import { afterEach, expect, test } from '@jest/globals';
import { closeMongo, openMongo, type OpenMongo } from '../testing/open-mongo.ts';

afterEach(closeMongo);

type Explained = {
  queryPlanner: {
    winningPlan: { stage: string; inputStage?: { stage: string; indexName: string; direction: string } };
  };
  executionStats: { totalDocsExamined: number; nReturned: number };
};

async function withOrders(): Promise<ReturnType<OpenMongo['collection']>> {
  const orders = (await openMongo()).collection('orders');
  const statuses = ['paid', 'pending', 'sent'];
  await orders.insertMany(
    Array.from({ length: 300 }, (_, i) => ({
      _id: i,
      status: statuses[i % 3],
      at: new Date(i * 1000),
      total: i,
    })),
  );
  await orders.createIndex({ status: 1, at: -1, _id: -1 });
  await orders.createIndex({ at: -1, _id: 1 });
  return orders;
}

test('when equality and sort follow an index then one page reads only its own documents', async () => {
  const orders = await withOrders();

  const cursor = orders.find({ status: 'paid' }).sort({ at: -1, _id: -1 }).limit(5);
  const { queryPlanner, executionStats } = (await cursor.explain()) as Explained;

  expect(queryPlanner.winningPlan.inputStage).toMatchObject({
    stage: 'IXSCAN',
    indexName: 'status_1_at_-1__id_-1',
  });
  expect(executionStats.totalDocsExamined).toBe(5);
  expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual([297, 294, 291, 288, 285]);
});

test('when the sort is the index backwards then it is read backwards', async () => {
  const orders = await withOrders();

  const cursor = orders.find().sort({ at: 1, _id: -1 }).limit(3);
  const { queryPlanner, executionStats } = (await cursor.explain()) as Explained;

  expect(queryPlanner.winningPlan.inputStage).toMatchObject({
    indexName: 'at_-1__id_1',
    direction: 'backward',
  });
  expect(executionStats.totalDocsExamined).toBe(3);
  expect((await cursor.toArray()).map(({ _id }) => _id)).toEqual([0, 1, 2]);
});

test('when a range follows the equality in a descending field then only the range is read', async () => {
  const orders = await withOrders();

  const filter = { status: 'sent', at: { $gt: new Date(100_000), $lte: new Date(110_000) } };
  const { executionStats } = (await orders.find(filter).explain()) as Explained;

  expect(executionStats).toMatchObject({ totalDocsExamined: 4, nReturned: 4 });
  expect((await orders.find(filter).toArray()).map(({ _id }) => _id)).toEqual([110, 107, 104, 101]);
});

test('when no index helps then the whole collection is read and sorted in memory', async () => {
  const orders = await withOrders();

  const { queryPlanner, executionStats } = (await orders
    .find({ total: 7 })
    .sort({ total: 1 })
    .explain()) as Explained;

  expect(queryPlanner.winningPlan).toMatchObject({ stage: 'SORT', inputStage: { stage: 'COLLSCAN' } });
  expect(executionStats).toMatchObject({ totalDocsExamined: 300, nReturned: 1 });
});

test('when an index fixes all that is counted then countDocuments is right without reading documents', async () => {
  const orders = await withOrders();

  await orders.updateMany({ _id: { $lt: 6 } }, { $unset: { status: 1 } });

  expect(await orders.countDocuments({ status: 'paid' })).toBe(98);
  expect(await orders.countDocuments({ status: null })).toBe(6);
  expect(await orders.countDocuments({ status: { $in: ['paid', 'sent', 'paid'] } })).toBe(196);
  expect(await orders.countDocuments({}, { skip: 290 })).toBe(10);
});

test('when one field of an index is an array then the others narrow, sort and count with it all the same', async () => {
  const blends = (await openMongo()).collection('blends');
  const words = (i: number) => [i % 2 ? 'luna' : 'sol', 'miel', `lote${i}`];
  await blends.insertMany(
    Array.from({ length: 300 }, (_, i) => ({ _id: i, kind: i % 3, words: words(i), at: 300 - i })),
  );
  await blends.createIndex({ kind: 1, words: 1, at: 1 });

  const found = blends.find({ kind: 0, words: 'luna' }).sort({ at: 1 }).limit(5);
  const { queryPlanner, executionStats } = (await found.explain()) as Explained;

  expect(queryPlanner.winningPlan).toMatchObject({ stage: 'FETCH', inputStage: { stage: 'IXSCAN' } });
  expect(executionStats.totalDocsExamined).toBe(5);
  expect((await found.toArray()).map(({ _id }) => _id)).toEqual([297, 291, 285, 279, 273]);
  expect(await blends.countDocuments({ kind: 0, words: 'luna' })).toBe(50);
  expect(await blends.countDocuments({ kind: { $in: [0, 1] }, words: /^l/ }, { limit: 120 })).toBe(120);
  const sorted = (await blends.find({ kind: 0, words: 'luna' }).sort({ words: 1 }).explain()) as Explained;
  expect(sorted.queryPlanner.winningPlan.stage).toBe('SORT');
});

test('when a filter asks for a field as a partial index does then the index is used, and otherwise not', async () => {
  const users = (await openMongo()).collection('users');
  await users.insertMany(
    Array.from({ length: 20 }, (_, at) => ({ _id: at, at, ...(at < 2 && { address: { city: 'Mérida' } }) })),
  );
  await users.createIndex({ at: 1 }, { partialFilterExpression: { address: { $exists: true } } });
  const planOf = (filter: object) => users.find(filter).explain() as Promise<Explained>;

  const { queryPlanner, executionStats } = await planOf({ at: { $lt: 10 }, address: { $exists: true } });

  expect(queryPlanner.winningPlan.inputStage).toMatchObject({ stage: 'IXSCAN', indexName: 'at_1' });
  expect(executionStats).toMatchObject({ totalDocsExamined: 2, nReturned: 2 });
  expect((await planOf({ at: { $lt: 10 } })).executionStats.nReturned).toBe(10);
  expect((await planOf({ at: { $lt: 10 }, address: { $exists: false } })).executionStats.nReturned).toBe(8);
});
