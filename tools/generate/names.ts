const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const MAX_LENGTH = 40;
const upperFirst = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Thrown to the person who typed the command: the message says what to do. */
export class GenerateError extends Error {}

/** @throws GenerateError unless it is kebab-case, as folders and addresses are */
export function checkName(name: string | undefined, usage: string): string {
  if (!name) throw new GenerateError(`A name is missing: ${usage}`);
  if (!KEBAB.test(name) || name.length > MAX_LENGTH)
    throw new GenerateError(
      `'${name}' is no name: lower-case letters and digits, words joined by '-', at most ${MAX_LENGTH} characters.`,
    );
  return name;
}

/** 'gift-cards' → 'GiftCards'. */
export const pascal = (name: string): string => name.split('-').map(upperFirst).join('');

/** 'gift-cards' → 'giftCards'. */
export const camel = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, first: string) => first.toUpperCase());

/** 'preguntas-frecuentes' → 'Preguntas frecuentes'. */
export const titleOf = (name: string): string => upperFirst(name.replaceAll('-', ' '));

/** 'gift-cards' → 'gift-card': the name of a single item of the service. */
export const singular = (name: string): string => name.replace(/([^s])s$/, '$1');
