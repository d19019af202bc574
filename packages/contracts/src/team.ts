import * as z from 'zod/mini';
import { loginLinkUse, loginRequest } from './auth.ts';
import { ROLES } from './roles.ts';
import { email } from './typed-text.ts';

const role = z.enum(ROLES, 'Elige un rol');

/** Somebody who signs in to the back office. */
export const teamMember = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
  /** Whoever asks. */
  isYou: z.boolean(),
  /** Services from before say nothing of it. */
  hasSecondFactor: z.optional(z.boolean()),
});
export type TeamMember = z.infer<typeof teamMember>;

/** Somebody who was asked to join and has not yet chosen a password. */
const teamInvitation = z.object({
  id: z.string(),
  username: z.string(),
  role: z.enum(ROLES),
  expiresAt: z.string(),
});
export type TeamInvitation = z.infer<typeof teamInvitation>;

/** GET /api/admin/team */
export const team = z.object({
  members: z.array(teamMember),
  invitations: z.array(teamInvitation),
  /** Mails can be sent. */
  hasMail: z.optional(z.boolean()),
});
export type Team = z.infer<typeof team>;

/** POST /api/admin/team/invitations and its form. */
export const invitationRequest = z.strictObject({
  username: loginRequest.shape.username,
  role,
  /** Where the link is mailed, and later links to sign in. */
  email: z.optional(z.union([z.literal(''), email('Escribe un correo válido')], 'Escribe un correo válido')),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

/** PATCH /api/admin/team/{id} */
export const memberChange = z.strictObject({
  role: z.optional(role),
  isDisabled: z.optional(z.boolean('Indica si se desactiva')),
});
export type MemberChange = z.infer<typeof memberChange>;

/** A link that lets one person choose a password, once. It is shown this one time. */
export const accessLink = z.object({
  link: z.string(),
  expiresAt: z.string(),
  /** Where it is mailed: there is a mail server, and an address. */
  mailedTo: z.optional(z.string()),
  /** The mail server took it; without that it has to be sent by hand. */
  isMailed: z.optional(z.boolean()),
});
export type AccessLink = z.infer<typeof accessLink>;

const { token } = loginLinkUse.shape;

/** POST /api/admin/access/check */
export const accessCheck = z.strictObject({ token });
/** Whose link it is, and whether they are new. */
export const accessInfo = z.object({ username: z.string(), kind: z.enum(['invitation', 'reset']) });
export type AccessInfo = z.infer<typeof accessInfo>;

/** POST /api/admin/access/accept */
export const accessAccept = z.strictObject({ token, password: loginRequest.shape.password });
export type AccessAccept = z.infer<typeof accessAccept>;
