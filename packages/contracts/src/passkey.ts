import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { line } from './typed-text.ts';

const BROKEN = 'La llave de acceso no llegó completa';
const base64url = (longest: number) =>
  z.string(BROKEN).check(z.regex(/^[\w-]+$/, BROKEN), z.maxLength(longest, BROKEN));

/** What a browser sends with every key: its id, and the address of the page that asked. */
const credential = { id: base64url(1_400), rawId: base64url(1_400), type: z.literal('public-key', BROKEN) };
const clientDataJSON = base64url(4_000);

/** The part of WebAuthn's RegistrationResponseJSON that the shop reads. */
const newCredential = z.object({
  ...credential,
  response: z.object({ clientDataJSON, attestationObject: base64url(20_000) }),
});
/** AuthenticationResponseJSON of WebAuthn. */
export const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4_000),
    signature: base64url(8_000),
    userHandle: z.optional(base64url(100)),
  }),
});
export type UsedCredential = z.infer<typeof usedCredential>;

/** Options for navigator.credentials; only the browser's library reads them. */
export const passkeyOptions = z.looseObject({ challenge: z.string() });

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: isoDate,
  lastUsedAt: z.optional(isoDate),
});
export type Passkey = z.infer<typeof passkey>;

/** GET /api/admin/account/passkeys. `address`: where passkeys work; absent when the shop's address allows none. */
export const accountPasskeys = z.object({ address: z.optional(z.string()), passkeys: z.array(passkey) });
export type AccountPasskeys = z.infer<typeof accountPasskeys>;

const name = line(1, 60, 'Ponle un nombre');
/** The form of a new passkey. */
export const passkeyForm = z.strictObject({ name });
export type PasskeyForm = z.infer<typeof passkeyForm>;
/** POST /api/admin/account/passkeys */
export const passkeyCreate = z.strictObject({ name, credential: newCredential });
export type PasskeyCreate = z.infer<typeof passkeyCreate>;

/** POST /api/admin/login/passkey */
export const passkeyLogin = z.strictObject({ credential: usedCredential });
