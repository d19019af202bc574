import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** An uploaded image that still has no AVIF files. */
export type AvifJob = {
  /** Key of the whole image in the bucket. */
  _id: string;
  /** Nobody takes the job before: it is being worked on, or failed a moment ago. */
  notBefore: Date;
  attempts: number;
};

const required = true;
const schema = new Schema<AvifJob>(
  {
    _id: { type: String, required },
    notBefore: { type: Date, required },
    attempts: { type: Number, required },
  },
  { collection: 'avif_jobs', versionKey: false },
);
schema.index({ notBefore: 1 });

export const avifJobModel = modelOf('AvifJob', schema);
