import type { BsonValue, Doc } from '../bson/values.ts';

/** A stage passes documents on one by one and reads only those that are asked for. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;
export type ReadStage = (operand: BsonValue) => Stage;
