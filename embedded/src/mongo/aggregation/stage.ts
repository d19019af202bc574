import type { BsonValue, Doc } from '../bson/values.ts';

/** What stages see besides the documents: the other collections, and one time for the whole pipeline. */
type PipelineContext = { now: Date; read: (collection: string) => Iterable<Doc> };

/** A stage passes documents on one by one and reads only those that are asked for. */
export type Stage = (docs: Iterable<Doc>, context: PipelineContext) => Iterable<Doc>;
export type ReadStage = (operand: BsonValue) => Stage;
