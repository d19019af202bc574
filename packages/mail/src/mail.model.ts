import { MAIL_KINDS, MAIL_STATUSES, type MailKind, type MailStatus } from '@shop/contracts/mail';
import { modelOf } from '@shop/service-kit/model-of';
import { Schema } from 'mongoose';

/** `consentId`: the recipient asked for the mail, and may have withdrawn that. */
type MailAbout = { orderId?: string; number?: string; messageId?: number; consentId?: string };

/** An attached file, in base64. */
export type MailFile = { name: string; contentType: string; content: string };
type Resend = { at: Date; who: string };

/** A mail as stored. There is only one per `key`, however often it is requested. */
export type MailRow = {
  _id: string;
  /** Its kind and its subject's id, e.g. 'order-paid:<order>'. */
  key: string;
  kind: MailKind;
  to: string;
  /** The shop's name at the time of writing. */
  senderName?: string;
  replyTo?: string;
  /** The address where one POST ends mails of this kind for the reader (RFC 8058). */
  endLink?: string;
  subject: string;
  html: string;
  text: string;
  files?: MailFile[];
  about: MailAbout;
  status: MailStatus;
  /** Deliveries that started since it was last queued. */
  attempts: number;
  /** How often an administrator sent it again: each time is a separate message. */
  round: number;
  resends: Resend[];
  /** `traceparent` of the span that wrote it. */
  trace?: string;
  /** When the next delivery is due; a running one moves it to the end of its lease. */
  nextAt?: Date;
  /** When it was last queued. */
  queuedAt?: Date;
  claimedUntil?: Date;
  lastError?: string;
  sentAt?: Date;
  createdAt: Date;
};

const required = true;
const inside = { _id: false };
const aboutSchema = new Schema<MailAbout>(
  { orderId: String, number: String, messageId: Number, consentId: String },
  inside,
);
const resendSchema = new Schema<Resend>(
  { at: { type: Date, required }, who: { type: String, required } },
  inside,
);
const schema = new Schema<MailRow>(
  {
    _id: String,
    key: { type: String, required },
    kind: { type: String, required, enum: MAIL_KINDS },
    to: { type: String, required },
    senderName: String,
    replyTo: String,
    endLink: String,
    subject: { type: String, required },
    html: { type: String, required },
    text: { type: String, required },
    files: {
      type: [new Schema<MailFile>({ name: String, contentType: String, content: String }, inside)],
      default: undefined,
    },
    about: { type: aboutSchema, required },
    status: { type: String, required, enum: MAIL_STATUSES },
    trace: String,
    attempts: { type: Number, required },
    round: { type: Number, required },
    resends: [resendSchema],
    nextAt: Date,
    queuedAt: Date,
    claimedUntil: Date,
    lastError: String,
    sentAt: Date,
    createdAt: Date,
  },
  { versionKey: false, minimize: false },
)
  .index({ key: 1 }, { unique: true })
  .index({ 'about.orderId': 1 }, { sparse: true })
  .index({ 'about.number': 1 }, { sparse: true })
  .index({ 'about.messageId': 1 }, { sparse: true })
  .index({ to: 1 })
  .index({ status: 1, nextAt: 1 })
  .index({ createdAt: -1, _id: -1 })
  .index({ status: 1, createdAt: -1, _id: -1 })
  .index({ status: 1, kind: 1, createdAt: -1, _id: -1 })
  .index({ kind: 1, createdAt: -1, _id: -1 });

export const mailModel = modelOf('Mail', schema, 'mails');
