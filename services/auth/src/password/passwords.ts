import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { createSemaphore } from '@shop/service-kit/semaphore';

/** Argon2id with OWASP's parameters: 19 MiB, 2 passes, 1 lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Each hash takes 19 MiB and a core, so a flood of logins must not use up the machine. */
const LIMITS = { permits: 2, maxWaiting: 40 };

export type Passwords = {
  hash: (password: string) => Promise<string>;
  /** Takes as long for a user that does not exist (`stored` undefined) as for one that does. */
  matches: (stored: string | undefined, password: string) => Promise<boolean>;
};

export async function createPasswords(): Promise<Passwords> {
  const withPermit = createSemaphore(LIMITS);
  // Keyboards send accents composed or decomposed; both are the same password.
  const bytes = (password: string) => password.normalize('NFC');
  const nobodys = await hash(randomBytes(32), COST);
  return {
    hash: (password) => withPermit(() => hash(bytes(password), COST)),
    matches: async (stored, password) => {
      const fits = await withPermit(() => verify(stored ?? nobodys, bytes(password)));
      return fits && stored !== undefined;
    },
  };
}
