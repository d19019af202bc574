import * as z from 'zod/mini';
import { text } from './common.ts';

/** Control characters, ends of lines, and the marks that turn the direction of what follows: nobody types them. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
/** The same for a text of several lines. */
const UNSEEN_IN_LINES = /(?![\t\r\n])[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;
/** Addresses of pages: with a scheme, with www, or a host that ends as hosts of offers do. */
const LINK =
  /:\/\/|\bwww\.|[a-z0-9-]\.[a-z]{2,}\/|[a-z0-9-]\.(?:com|net|org|info|biz|xyz|top|shop|online|site|app|io|mx)(?![\p{L}\d])/iu;

const CLEAN = 'Quita los caracteres que no se ven';
const isOneLine = (value: string): boolean => value.search(UNSEEN) < 0;

/** For a text that stands on one line: nothing that ends a line, a header or a query, nothing that turns its order. */
export const oneLine = z.refine<string>(isOneLine, CLEAN);
/** For a text of several lines. */
export const readable = z.refine<string>((value) => !UNSEEN_IN_LINES.test(value), CLEAN);
/** A name stands in mails and lists that others read: it is no place for an advertisement. */
export const noLink = z.refine<string>((value) => !LINK.test(value), 'Escríbelo sin enlaces');

/** A text on one line. */
export const line = (min: number, max: number, message: string) => text(min, max, message).check(oneLine);
/** What somebody calls themselves, or something of theirs. */
export const nameText = (min: number, max: number, message: string) => line(min, max, message).check(noLink);

/** What an administrator searches: a pasted text may bring what nobody sees, and no list has it. */
export const searchText = z.optional(
  z.string().check(
    z.overwrite((value) => value.replace(UNSEEN, '')),
    z.trim(),
    z.maxLength(100),
  ),
);
