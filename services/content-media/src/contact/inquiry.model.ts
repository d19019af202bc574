import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** A contact message as stored. */
export type InquiryRow = {
  id: number;
  name: string;
  email: string;
  message: string;
  isRead: boolean;
  /** A field was filled in that people never see. */
  isSpam?: boolean;
  /** The owner has not been written to yet. */
  owesNotice?: boolean;
  createdAt: Date;
};

const required = true;
const schema = new Schema<InquiryRow>(
  {
    id: { type: Number, required },
    name: { type: String, required },
    email: { type: String, required },
    message: { type: String, required },
    isRead: { type: Boolean, default: false },
    isSpam: Boolean,
    owesNotice: Boolean,
  },
  {
    collection: 'contact_inquiries',
    id: false,
    timestamps: { createdAt: true, updatedAt: false },
    versionKey: false,
  },
);
schema.index({ id: 1 }, { unique: true });
schema.index({ isSpam: 1, id: -1 });
schema.index({ isRead: 1, id: -1 });
schema.index({ email: 1 });
schema.index({ owesNotice: 1 }, { sparse: true });

export const inquiryModel = modelOf('Inquiry', schema);
