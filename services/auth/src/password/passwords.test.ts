import { expect, test } from '@jest/globals';
import { createPasswords } from './passwords.ts';

test('when a password is hashed then it costs what OWASP names, and it alone fits', async () => {
  const passwords = await createPasswords();

  const stored = await passwords.hash('colmena-de-barro-9');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'colmena-de-barro-9')).toBe(true);
  expect(await passwords.matches(stored, 'colmena-de-barro-8')).toBe(false);
  expect(await passwords.hash('colmena-de-barro-9')).not.toBe(stored);
});

test('when an accent is typed in two ways then it is the same password', async () => {
  const passwords = await createPasswords();
  const stored = await passwords.hash('canci\u00f3n de miel');

  expect(await passwords.matches(stored, 'cancio\u0301n de miel')).toBe(true);
  expect(await passwords.matches(await passwords.hash('cancio\u0301n de miel'), 'canci\u00f3n de miel')).toBe(
    true,
  );
});

test('when there is no such user then no password fits', async () => {
  expect(await (await createPasswords()).matches(undefined, 'colmena-de-barro-9')).toBe(false);
});

test('when too many passwords wait to be looked at then one more is refused', async () => {
  const passwords = await createPasswords();

  const answers = await Promise.allSettled(Array.from({ length: 43 }, () => passwords.hash('x')));

  expect(answers.map(({ status }) => status)).toEqual([...Array(42).fill('fulfilled'), 'rejected']);
});
