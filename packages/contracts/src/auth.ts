import * as z from 'zod/mini';
import { ROLES } from './roles.ts';
import { line } from './typed-text.ts';

/** POST /api/admin/login and its form. */
export const loginRequest = z.strictObject({
  username: line(1, 100, 'El nombre de usuario es requerido'),
  password: z
    .string('La contraseña es requerida')
    .check(z.minLength(1, 'La contraseña es requerida'), z.maxLength(255, 'Máximo 255 caracteres')),
  /** From the authenticator app, or a recovery code: for members with a second factor. */
  code: z.optional(line(0, 40, 'Escribe el código')),
});
export type LoginRequest = z.infer<typeof loginRequest>;

/** GET /api/admin/login: the ways to sign in beside the password. */
export const loginWays = z.object({
  passkeys: z.boolean(),
  /** Mails can be sent. */
  mailLink: z.boolean(),
});
export type LoginWays = z.infer<typeof loginWays>;

/** POST /api/admin/login/link: a link by mail, for the browser that asks. */
export const loginLinkRequest = z.strictObject({ username: loginRequest.shape.username });

/** POST /api/admin/login/link/use */
export const loginLinkUse = z.strictObject({
  token: z.string('Este enlace no es válido').check(z.regex(/^[\w-]{43}$/, 'Este enlace no es válido')),
  code: loginRequest.shape.code,
});
export type LoginLinkUse = z.infer<typeof loginLinkUse>;

/** GET /api/admin/check-auth and the answer of a login. */
export const authResponse = z.object({
  username: z.string(),
  /** Services released before roles omit it: everybody who signs in there is an owner. */
  role: z.optional(z.enum(ROLES)),
});
export type AuthResponse = z.infer<typeof authResponse>;
