import type { AnchorRow, AuditRow } from '@shop/service-kit/audit/read-chain';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

const required = true;
const text = { type: String, default: '' };
const schema = new Schema<AuditRow>(
  {
    _id: Number,
    event: { type: String, required },
    at: { type: Date, required },
    who: text,
    role: text,
    address: text,
    target: text,
    name: text,
    call: { type: String, required },
    kind: { type: String, required },
    outcome: { type: String, required },
    changes: [new Schema({ field: String, before: String, after: String }, { _id: false })],
    prev: text,
    hash: { type: String, required },
  },
  { collection: 'audit_entries', versionKey: false },
)
  // What is handed over twice stands there once.
  .index({ event: 1 }, { unique: true })
  .index({ at: -1, _id: -1 })
  .index({ who: 1, at: -1, _id: -1 })
  .index({ kind: 1, at: -1, _id: -1 })
  .index({ who: 1, kind: 1, at: -1, _id: -1 });

export const auditModel = modelOf('Audit', schema);

const anchorSchema = new Schema<AnchorRow>(
  { _id: { type: String }, number: { type: Number, required }, hash: { type: String, required } },
  { collection: 'audit_anchors', versionKey: false },
);
export const anchorModel = modelOf('AuditAnchor', anchorSchema);
