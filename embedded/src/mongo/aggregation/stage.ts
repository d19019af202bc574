import type { BsonValue, Doc } from '../bson/values.ts';

/** A stage takes documents one by one and gives them on: nothing is read that is not asked for. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
export type ReadStage = (operand: BsonValue) => Stage;
