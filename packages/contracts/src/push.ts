import * as z from 'zod/mini';
import { isoDate } from './common.ts';
import { namesOf } from './names-of.ts';
import { line } from './typed-text.ts';

/** Kinds of push notices, each with its name on the screen. Roles that may receive them: push-calls.ts. */
export const PUSH_KINDS = {
  order: 'Pedido nuevo',
  message: 'Mensaje',
  review: 'Pago por revisar',
} as const;
export type PushKind = keyof typeof PUSH_KINDS;
export const PUSH_KIND_NAMES = namesOf(PUSH_KINDS);

/** The notice that a browser shows; `url` is the page that a tap opens. It says nothing about buyer or writer. */
export type PushMessage = { title: string; text: string; url: string };

const FORM = 'Tu navegador dio una dirección que no conocemos';
const key = (length: number) => z.string(FORM).check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), FORM));
const isHttp = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** PUT /api/admin/push: what this browser is notified of, at the address that its push service made. */
export const pushWrite = z.strictObject({
  endpoint: line(1, 1000, FORM).check(z.refine(isHttp, FORM)),
  keys: z.strictObject({ p256dh: key(87), auth: key(22) }),
  kinds: z
    .array(z.enum(PUSH_KIND_NAMES, 'Elige de la lista'))
    .check(
      z.minLength(1, 'Elige al menos un aviso'),
      z.maxLength(PUSH_KIND_NAMES.length, 'Elige cada uno una vez'),
    ),
});
export type PushWrite = z.output<typeof pushWrite>;

/** GET /api/admin/push */
export const pushState = z.object({
  /** The key for which a browser's push service makes an address that only the shop may write to. */
  publicKey: z.string(),
  /** The caller's devices that get notices; `id` is the SHA-256 of the address. */
  devices: z.array(
    z.object({
      id: z.string(),
      device: z.string(),
      kinds: z.array(z.string()),
      createdAt: isoDate,
    }),
  ),
});
export type PushState = z.infer<typeof pushState>;
export type PushDevice = PushState['devices'][number];
