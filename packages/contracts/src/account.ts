import * as z from 'zod/mini';
import { loginRequest } from './auth.ts';
import { usedCredential } from './passkey.ts';
import { email, line } from './typed-text.ts';

/** GET /api/admin/account: how the signed-in member gets in. */
export const account = z.object({
  username: z.string(),
  hasSecondFactor: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Services released before passkeys and links by mail omit these fields. */
  hasPasskey: z.optional(z.boolean()),
  /** Sign-in links go to this address; a code has proved that it is the member's. */
  email: z.optional(z.string()),
  /** Mails can be sent. */
  hasMail: z.optional(z.boolean()),
  /** No other owner could remove a lost second factor of this member. */
  isOnlyOwner: z.optional(z.boolean()),
});
export type Account = z.infer<typeof account>;

/** POST /api/admin/account/second-factor */
export const passwordProof = z.strictObject({ password: loginRequest.shape.password });
export type PasswordProof = z.infer<typeof passwordProof>;

/** PUT /api/admin/account/password: the new password, from a member who has just proved their identity. */
export const passwordChange = z.strictObject({ password: loginRequest.shape.password });
export type PasswordChange = z.infer<typeof passwordChange>;

/** A new secret for an authenticator app; `uri` is the same secret for a QR code. */
export const proposedFactor = z.object({ secret: z.string(), uri: z.string() });
export type ProposedFactor = z.infer<typeof proposedFactor>;

/** POST /api/admin/account/second-factor/confirm and /off */
export const factorCode = z.strictObject({
  code: line(6, 40, 'Escribe los 6 números del código'),
});
export type FactorCode = z.infer<typeof factorCode>;

/** POST /api/admin/account/email: a code is mailed there, and the address counts once it is confirmed. */
export const emailProposal = z.strictObject({ email: email('Escribe un correo válido') });
export type EmailProposal = z.infer<typeof emailProposal>;

/** POST /api/admin/auth/prove: a passkey, the password, or a code of a member with a second factor. */
export const proof = z.strictObject({
  password: z.optional(loginRequest.shape.password),
  code: z.optional(factorCode.shape.code),
  credential: z.optional(usedCredential),
});
export type Proof = z.infer<typeof proof>;

/** Shown only once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;

/** A place where somebody is signed in. */
const accountSession = z.object({
  id: z.string(),
  /** The session of this request. */
  isThis: z.boolean(),
  device: z.string(),
  address: z.string(),
  signedInAt: z.string(),
  lastSeenAt: z.string(),
});
export type AccountSession = z.infer<typeof accountSession>;
/** GET /api/admin/account/sessions: the latest one first. */
export const accountSessionList = z.array(accountSession);
