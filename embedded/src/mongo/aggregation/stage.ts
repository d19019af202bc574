import type { BsonValue, Doc } from '../bson/values.ts';

/** What stages see besides the documents: the other collections, and one time for the whole pipeline. */
type PipelineContext = { now: Date; read: (collection: string) => Iterable<Doc> };

/** A stage takes documents one by one and gives them on: nothing is read that is not asked for. */
export type Stage = (docs: Iterable<Doc>, context: PipelineContext) => Iterable<Doc>;
export type ReadStage = (operand: BsonValue) => Stage;
