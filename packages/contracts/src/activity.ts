import * as z from 'zod/mini';
import { ACTIVITY_KINDS } from './activity-kinds.ts';
import { isoDate, pageQuery } from './common.ts';
import { searchText } from './typed-text.ts';

/** One changed field. The service that makes the change masks personal data and leaves out secrets. */
const activityChange = z.object({
  field: z.string(),
  before: z.optional(z.string()),
  after: z.optional(z.string()),
});
export type ActivityChange = z.infer<typeof activityChange>;

/** What happened, in three parts; `thing` is the target of the change, '' without one. */
const sentence = z.object({ before: z.string(), thing: z.string(), after: z.string() });
export type Sentence = z.infer<typeof sentence>;

/** An entry of the audit log. Kinds, calls and outcomes are not enums: those of a later release must be readable. */
const activityEntry = z.object({
  /** Without gaps; each entry's hash covers the hash of the one before. */
  number: z.int(),
  at: isoDate,
  /** '' where nobody was signed in. */
  who: z.string(),
  /** `who` left the team, and another member has the name. */
  isFormer: z.optional(z.boolean()),
  role: z.string(),
  address: z.string(),
  call: z.string(),
  kind: z.string(),
  /** The target of the change, and its name unless that is personal. */
  target: z.string(),
  name: z.string(),
  outcome: z.string(),
  changes: z.array(activityChange),
  /** An auth of an earlier release tells none. */
  sentence: z.optional(sentence),
  hash: z.string(),
});
export type ActivityEntry = z.infer<typeof activityEntry>;
export const activityList = z.array(activityEntry);

const find = {
  who: searchText,
  kind: z.optional(z.enum(ACTIVITY_KINDS)),
  /** First and last day of the shop's zone, '2026-11-21'. */
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
};
/** Query of GET /api/admin/activity. */
export const activityListQuery = z.object({ ...pageQuery, ...find });
export type ActivityListQuery = z.output<typeof activityListQuery>;
/** Query of GET /api/admin/activity/actividad.csv: the filters of the list. */
export const activityExportQuery = z.object(find);
export type ActivityFind = z.output<typeof activityExportQuery>;
