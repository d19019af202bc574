import * as z from 'zod/mini';
import { autoId, isoDate, pageQuery, randomId } from './common.ts';
import { email, nameText, text } from './typed-text.ts';

const fields = {
  name: nameText(2, 120, 'El nombre debe tener al menos 2 caracteres'),
  email: email('Por favor, ingresa un correo electrónico válido'),
  message: text(10, 5000, 'El mensaje debe tener al menos 10 caracteres'),
};

/**
 * The form of /contact; `detail` is a field that people never see and robots fill in (H37). Browsers autofill fields by
 * their names: this name tells them nothing.
 */
export const contactForm = z.object({ ...fields, detail: z.optional(z.string()) });
export type ContactForm = z.infer<typeof contactForm>;

/** Name and address that the page before the form knows. They arrive in the router's state and can be edited. */
export const contactStart = z.partial(z.object({ name: z.string(), email: z.string() }));
export type ContactStart = z.infer<typeof contactStart>;

/** POST /api/contact */
export const contactRequest = z.strictObject({
  ...fields,
  detail: z.optional(z.string().check(z.maxLength(200))),
  /** The name of `detail` on pages of earlier releases. */
  website: z.optional(z.string().check(z.maxLength(200))),
});

/** A stored contact message, as administrators read it. */
export const contactInquiry = z.object({
  id: autoId,
  name: z.string(),
  email: z.string(),
  message: z.string(),
  isRead: z.boolean(),
  /** The hidden field was filled in: by a robot, or by a program that fills in forms for people. */
  isSpam: z.optional(z.boolean()),
  createdAt: isoDate,
  /** What the shop answered, the first answer first; `status` is that of its mail, `lastError` why it did not arrive. */
  replies: z.optional(
    z.array(
      z.object({
        /** Identifies the reply when its mail is sent again; earlier releases omit it. */
        id: z.optional(randomId),
        at: isoDate,
        who: z.string(),
        text: z.string(),
        status: z.string(),
        lastError: z.optional(z.string()),
      }),
    ),
  ),
});
export type ContactInquiry = z.infer<typeof contactInquiry>;
export const contactInquiryList = z.array(contactInquiry);

const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((v) => v === 'true'),
);
/** Query of GET /api/admin/messages: possible spam is listed only on request. */
export const contactListQuery = z.object({
  ...pageQuery,
  isRead: z.optional(flag),
  isAnswered: z.optional(flag),
  isSpam: z._default(flag, false),
});

/** PATCH /api/admin/messages/{id} */
export const contactChange = z.union([
  z.strictObject({ isRead: z.boolean() }),
  z.strictObject({ isSpam: z.literal(false) }),
]);
export type ContactChange = z.infer<typeof contactChange>;

/**
 * POST /api/admin/messages/{id}/reply: `requestId` makes a repeated press one reply; `seen` is how many replies
 * the sender saw, so that two people do not both reply.
 */
export const contactReply = z.strictObject({
  text: text(2, 5000, 'Escribe tu respuesta'),
  requestId: randomId,
  seen: z.int().check(z.gte(0), z.lt(100)),
});
export type ContactReply = z.infer<typeof contactReply>;

export const contactResponse = z.object({ success: z.boolean() });

/** GET /internal/messages/latest: the last messages by number and time, without their writers. */
export const latestMessages = z.array(z.object({ id: z.int(), createdAt: isoDate }));
export type LatestMessages = z.infer<typeof latestMessages>;

/** POST /api/admin/messages/forget: deletes what somebody wrote, in any capitals of the address. */
export const contactForget = z.strictObject({ email: fields.email });
export const contactForgotten = z.object({ messages: z.int() });
