export const MIN_PASSWORD = 10;
const MAX_PASSWORD = 255;
/** The beginnings of every list of tried passwords. */
const COMMON =
  /^(.*(passwor[dt]|contrase[nñ]a|qwerty|asdfgh|letmein|welcome|bienvenid|changeme|cambiame).*|(0?1234567890?|0987654321|abcdefghij)+\d*)$/;

/** Says, for the operator, what is wrong with a new administrator's password; undefined when nothing is. */
export function passwordProblem(username: string, password: string): string | undefined {
  const plain = password.toLowerCase();
  if (password.length < MIN_PASSWORD) return `the password must have at least ${MIN_PASSWORD} characters`;
  if (password.length > MAX_PASSWORD) return `the password must have at most ${MAX_PASSWORD} characters`;
  if (plain.replaceAll(username.toLowerCase(), '').length < MIN_PASSWORD / 2)
    return 'the password must not be made of the username';
  if (new Set(plain).size < 5) return 'the password must have at least 5 different characters';
  if (COMMON.test(plain) || /^(admin|root|administrador)+\W*\d*\W*$/.test(plain))
    return 'the password is one of those that are tried first';
  return undefined;
}
