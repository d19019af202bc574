import * as z from 'zod/mini';
import { autoId, isoDate, pageQuery } from './common.ts';
import { CONSENT_SOURCES, CONSENT_STATES, PURPOSES } from './consent-words.ts';
import { email, searchText } from './typed-text.ts';

const purpose = z.enum(PURPOSES);
const source = z.enum(CONSENT_SOURCES);
const fields = { email: email('Por favor, ingresa un correo electrónico válido') };
export const consentForm = z.strictObject(fields);
export type ConsentForm = z.infer<typeof consentForm>;
/** POST /api/consents: the response is the same for everybody, also for those who asked before. */
export const consentRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ ...fields, purpose: z.literal('stock'), elixirId: autoId, source }),
  z.strictObject({ ...fields, purpose: z.literal('news'), source }),
]);
export type ConsentRequest = z.infer<typeof consentRequest>;
export const consentAccepted = z.object({ success: z.boolean() });

/** The token in a mail's links: the consent's id and the signature that protects it. */
export const consentTokenParam = z.string().check(z.regex(/^[\w-]{16,64}\.[\w-]{43}$/, 'Enlace inválido'));

/** GET /api/consents/{token}: nothing about the person who asked. */
export const consentStatus = z.object({ purpose, state: z.enum(CONSENT_STATES) });
export type ConsentStatus = z.infer<typeof consentStatus>;

/** A row of the owner's list. */
export const consent = z.object({
  id: z.string(),
  email: z.string(),
  purpose: z.string(),
  /** The product that the person waits for. */
  about: z.optional(z.string()),
  source: z.string(),
  state: z.string(),
  at: isoDate,
});
export type Consent = z.infer<typeof consent>;
export const consentList = z.array(consent);
const find = { purpose: z.optional(purpose), q: searchText };
/** Query of GET /api/admin/consents, and of its spreadsheet. */
export const consentListQuery = z.object({ ...pageQuery, ...find });
export type ConsentListQuery = z.output<typeof consentListQuery>;
export const consentExportQuery = z.object(find);
export type ConsentExportQuery = z.output<typeof consentExportQuery>;
