import { KNOWN_PIECES } from './known-passwords.ts';

export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 255;
/** What has to be left when everything that is tried first is taken away. */
const MIN_OWN = 7;
const RUNS = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjklñ', 'zxcvbnm'];
const RUN = 4;

export type PasswordFault = 'short' | 'long' | 'username' | 'same' | 'known';
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
  return ownPart(own).length < MIN_OWN ? 'known' : undefined;
}

/** What of it nobody would try early: known words, rows of keys, years and repeats count as one character each. */
function ownPart(plain: string): string {
  const letters = plain.replaceAll('0', 'o').replaceAll('@', 'a').replaceAll('$', 's');
  const readings = [plain, letters].map((text) => {
    let left = text;
    for (const piece of KNOWN_PIECES) left = left.replaceAll(piece, '·');
    for (const run of ROWS) left = left.replaceAll(run, '·');
    return left.replace(/(19|20)\d\d/g, '·').replace(/(.)\1+/g, '$1');
  });
  return readings.sort((one, other) => one.length - other.length)[0]!;
}

/** Every row of keys of at least four, forwards and backwards, the longest first. */
const ROWS = RUNS.flatMap((row) => [row, [...row].reverse().join('')])
  .flatMap((row) =>
    Array.from({ length: row.length }, (_, from) =>
      Array.from({ length: Math.max(0, row.length - from - RUN + 1) }, (__, more) =>
        row.slice(from, from + RUN + more),
      ),
    ).flat(),
  )
  .sort((one, other) => other.length - one.length);

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
