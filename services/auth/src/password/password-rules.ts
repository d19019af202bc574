import { KNOWN_PIECES } from './known-passwords.ts';

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 255;
/** What has to be left when everything that is tried first is taken away. */
const MIN_OWN = 7;
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const RUN = 4;

type PasswordFault = 'short' | 'long' | 'username' | 'same' | 'known';
const ENGLISH: Record<PasswordFault, string> = {
  short: `the password must have at least ${MIN_PASSWORD} characters`,
  long: `the password must have at most ${MAX_PASSWORD} characters`,
  username: 'the password must not be made of the username',
  same: 'the password must have at least 5 different characters',
  known: 'the password is one of those that are tried first',
};
const SPANISH: Record<PasswordFault, string> = {
  short: `Usa al menos ${MIN_PASSWORD} caracteres`,
  long: `Usa como máximo ${MAX_PASSWORD} caracteres`,
  username: 'No la formes con tu nombre de usuario',
  same: 'Usa al menos 5 caracteres distintos',
  known: 'Es de las que se prueban primero: usa tres o cuatro palabras que no vayan juntas',
};

/** What is wrong with a new password; undefined when nothing is. */
function faultOf(username: string, password: string): PasswordFault | undefined {
  const plain = password.toLowerCase();
  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  const own = plain.replaceAll(username.toLowerCase(), '');
  if (own.length < MIN_PASSWORD / 2) return 'username';
  if (new Set(plain).size < 5) return 'same';
  // Read with the username as well: without 'admin' nothing known would be left of 'administrador'.
  return Math.min(ownLength(plain), ownLength(own)) < MIN_OWN ? 'known' : undefined;
}

/** How much of it nobody would try early: known words, rows of keys, years and repeats count as one character each. */
function ownLength(plain: string): number {
  const letters = plain.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's');
  const readings = [plain, letters].map((text) => {
    const left = text.split('');
    for (const { index, 1: piece = '' } of text.matchAll(TRIED)) left.fill('·', index, index + piece.length);
    return left.join('').replace(/(.)\1+/g, '$1').length;
  });
  return Math.min(...readings);
}

/** Every part of a row that is long enough to count as one. */
function partsOf(row: string): string[] {
  const starts = [...row].map((_, from) => row.slice(from));
  return starts
    .flatMap((rest) => [...rest].map((_, at) => rest.slice(0, at + 1)))
    .filter((part) => part.length >= RUN);
}

/** Known words and rows of keys, forwards and backwards. The longest first: of 'administrador' more is known than 'admin'. */
const PIECES = [
  ...KNOWN_PIECES,
  ...RUNS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap(partsOf),
].sort((one, other) => other.length - one.length);
/** Finds one at every place, those too that share letters with others: 'gabrielandroid' is two. */
const TRIED = new RegExp(`(?=(${PIECES.join('|')}|(?:19|20)\\d\\d))`, 'g');

/** Says it for the operator. */
export const passwordProblem = (username: string, password: string): string | undefined => {
  const fault = faultOf(username, password);
  return fault && ENGLISH[fault];
};

/** Says it for whoever chooses the password. */
export const passwordFault = (username: string, password: string): string | undefined => {
  const fault = faultOf(username, password);
  return fault && SPANISH[fault];
};
