import * as z from 'zod/mini';
import { loginLinkUse, loginRequest } from './auth.ts';
import { ROLES } from './roles.ts';
import { email } from './typed-text.ts';

const role = z.enum(ROLES, 'Elige un rol');

/** A member of the team, who signs in to the back office. */
export const teamMember = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(ROLES),
  isDisabled: z.boolean(),
  /** The member who sends this request. */
  isYou: z.boolean(),
  /** Services of earlier releases omit it. */
  hasSecondFactor: z.optional(z.boolean()),
});
export type TeamMember = z.infer<typeof teamMember>;

/** An invited person who has not chosen a password yet. */
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
  /** The link is mailed here, and so are later sign-in links. */
  email: z.optional(z.union([z.literal(''), email('Escribe un correo válido')], 'Escribe un correo válido')),
});
export type InvitationRequest = z.infer<typeof invitationRequest>;

/** PATCH /api/admin/team/{id} */
export const memberChange = z.strictObject({
  role: z.optional(role),
  isDisabled: z.optional(z.boolean('Indica si se desactiva')),
});
export type MemberChange = z.infer<typeof memberChange>;

/** A link that lets one person choose a password, once. It is shown only once. */
export const accessLink = z.object({
  link: z.string(),
  expiresAt: z.string(),
  /** The address that gets it: present with a mail server and an address. */
  mailedTo: z.optional(z.string()),
  /** The mail server accepted it; otherwise it has to be sent by hand. */
  isMailed: z.optional(z.boolean()),
});
export type AccessLink = z.infer<typeof accessLink>;

const { token } = loginLinkUse.shape;

/** POST /api/admin/access/check */
export const accessCheck = z.strictObject({ token });
/** The person whose link it is, and whether they are new. */
export const accessInfo = z.object({ username: z.string(), kind: z.enum(['invitation', 'reset']) });
export type AccessInfo = z.infer<typeof accessInfo>;

/** POST /api/admin/access/accept */
export const accessAccept = z.strictObject({ token, password: loginRequest.shape.password });
export type AccessAccept = z.infer<typeof accessAccept>;
