import { KNOWN_PIECES } from './known-passwords.ts';

const MIN_PASSWORD = 10;
const MAX_PASSWORD = 255;
/** How many characters must be left without the pieces that attackers try first. */
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

/** What is wrong with a new password; undefined when it is fine. */
function faultOf(username: string, password: string): PasswordFault | undefined {
  const plain = password.toLowerCase();
  if (password.length < MIN_PASSWORD) return 'short';
  if (password.length > MAX_PASSWORD) return 'long';
  const own = plain.replaceAll(username.toLowerCase(), '');
  if (own.length < MIN_PASSWORD / 2) return 'username';
  if (new Set(plain).size < 5) return 'same';
  // Measured with the username as well: without 'admin' the rest of 'administrador' is not a known word.
  return Math.min(ownLength(plain), ownLength(own)) < MIN_OWN ? 'known' : undefined;
}

/** Length without guessable parts: known words, keyboard rows, years and repeats count as one character each. */
function ownLength(plain: string): number {
  const letters = plain.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's');
  const readings = [plain, letters].map((text) => {
    const left = text.split('');
    for (const { index, 1: piece = '' } of text.matchAll(TRIED)) left.fill('·', index, index + piece.length);
    return left.join('').replace(/(.)\1+/g, '$1').length;
  });
  return Math.min(...readings);
}

/** All parts of a row that are long enough to count. */
function partsOf(row: string): string[] {
  const starts = [...row].map((_, from) => row.slice(from));
  return starts
    .flatMap((rest) => [...rest].map((_, at) => rest.slice(0, at + 1)))
    .filter((part) => part.length >= RUN);
}

/** Known words and keyboard rows, forwards and backwards; the longest first, so 'administrador' wins over 'admin'. */
const PIECES = [
  ...KNOWN_PIECES,
  ...RUNS.flatMap((row) => [row, [...row].reverse().join('')]).flatMap(partsOf),
].sort((one, other) => other.length - one.length);
/** Finds overlapping pieces as well: 'gabrielandroid' contains two. */
const TRIED = new RegExp(`(?=(${PIECES.join('|')}|(?:19|20)\\d\\d))`, 'g');

/** The problem as the operator reads it. */
export const passwordProblem = (username: string, password: string): string | undefined => {
  const fault = faultOf(username, password);
  return fault && ENGLISH[fault];
};

/** The problem as the person who chooses the password reads it. */
export const passwordFault = (username: string, password: string): string | undefined => {
  const fault = faultOf(username, password);
  return fault && SPANISH[fault];
};
