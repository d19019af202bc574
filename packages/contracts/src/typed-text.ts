import * as z from 'zod/mini';
import { asCode, asEmail, asLine, asPasted, asPhone, asZip } from './as-pasted.ts';
import { FORGING, hasLink, isOneLine } from './one-line.ts';

/** The same characters for a text of several lines. */
const FORGING_IN_LINES = /(?![\t\r\n])[\p{Cc}\u202e]/u;

const CLEAN = 'Quita los caracteres que no se ven';
const limits = (min: number, max: number, message: string) => [
  ...(min > 0 ? [z.minLength(min, message)] : []),
  z.maxLength(max, `Máximo ${max} caracteres`),
];
/** Longer than any token, however it was pasted. */
const MOST_OF_TOKEN = 320;

const oneLine = z.refine<string>(isOneLine, CLEAN);

/** A text of several lines, of min..max characters; both limits speak Spanish. */
export const text = (min: number, max: number, message: string) =>
  z.string(message).check(
    z.overwrite(asPasted),
    z.trim(),
    ...limits(min, max, message),
    z.refine<string>((value) => !FORGING_IN_LINES.test(value), CLEAN),
  );

/** A text that may be missing or empty. */
export const optionalText = (max: number) => z.optional(text(0, max, `Máximo ${max} caracteres`));

/** A text that null clears, as '' does. */
export const clearable = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.nullable(schema),
    z.transform((value: string | null) => value ?? ''),
  );

/** A text on one line: without line ends, control characters or a right-to-left override. */
export const line = (min: number, max: number, message: string) =>
  z.string(message).check(z.overwrite(asLine), z.trim(), ...limits(min, max, message), oneLine);

/** A name that a person gives: it is printed in mails, so links are refused to keep advertisements out. */
export const nameText = (min: number, max: number, message: string) =>
  line(min, max, message).check(z.refine<string>((value) => !hasLink(value), 'Escríbelo sin enlaces'));

/** A text for machines. @param clean for a few hundred characters: a longer text is no token, and stays as it came */
export const token = (clean: (typed: string) => string, message: string) =>
  z.string(message).check(z.overwrite((typed) => (typed.length > MOST_OF_TOKEN ? typed : clean(typed))));
/** Checks the cleaned text; the documents omit this form, because callers may send a text that is not clean yet. */
const cleanForm = (form: RegExp, message: string) => z.refine<string>((value) => form.test(value), message);

/** A code, in capitals. */
export const codeText = (form: RegExp, message: string) =>
  token(asCode, message).check(z.regex(form, message));

const ZIP = 'El código postal es requerido';
/** A postal code; other countries' have letters. */
export const zipText = token(asZip, ZIP).check(...limits(4, 12, ZIP), oneLine);

/** Ten digits, or none. */
export const phoneText = (message: string) =>
  token(asPhone, message).check(cleanForm(/^(?:\d{10})?$/, message));

/** A domain with accents is stored in the form that mail servers know. */
export const email = (message: string) =>
  token(asEmail, message).check(z.maxLength(254, message), z.email(message));

/** The search of a list, for a change of all that it finds. */
export const foundText = z.optional(line(1, 100, 'Escribe qué buscas'));

/** The search of an administrator: invisible characters of a pasted text are removed, because no record has them. */
export const searchText = z.optional(
  z.string().check(
    z.overwrite((value) => asLine(value).replace(FORGING, '')),
    z.trim(),
    z.maxLength(100),
  ),
);
