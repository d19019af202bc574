import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { AdminUserRow } from '../admin-user/admin-user.model.ts';
import type { AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { Sealed } from '@shop/service-kit/sealed';
import { digest } from '../secret-token.ts';

const PERIOD_S = 30;
/** A clock that is half a minute off is common. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
// 80 bits of chance each: nobody tries out what a plain hash hides.
const hashOf = (code: string) => digest(plain(code));
const aboutOf = (id: number) => `admin ${id}`;
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });

/** Codes of an authenticator app, and the printed ones for whoever lost it. */
export function createSecondFactor(
  users: AdminUserStore,
  sealed: Sealed,
  now: () => number = () => Date.now(),
) {
  /** The period that a code of the app is of; undefined when it is of none that counts. */
  function periodOf(sealedSecret: string, id: number, code: string): number | undefined {
    const secret = sealed.open(sealedSecret, aboutOf(id));
    if (secret === undefined || !/^\d{6}$/.test(plain(code))) return undefined;
    const timestamp = now();
    const delta = totpOf(secret).validate({ token: plain(code), timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  }

  return {
    /** Whether a code would be taken; it is not used up by that. */
    fits({ id, secondFactor }: AdminUserRow, code: string): boolean {
      if (!secondFactor) return false;
      const period = periodOf(secondFactor.secret, id, code);
      if (period !== undefined) return period > secondFactor.lastPeriod;
      return secondFactor.recovery.includes(hashOf(code));
    },

    /** Uses a code up. @returns false when it is wrong, or was used before: of two who send it at once one gets in */
    async use({ id, secondFactor }: AdminUserRow, code: string): Promise<boolean> {
      if (!secondFactor) return false;
      const period = periodOf(secondFactor.secret, id, code);
      return period === undefined ? users.useRecoveryCode(id, hashOf(code)) : users.usePeriod(id, period);
    },

    /** A new secret for the app; it counts once a code of it was shown. */
    async propose({ id, username }: AdminUserRow, shop: string) {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      await users.setProposedSecret(id, sealed.seal(secret, aboutOf(id)));
      const totp = new TOTP({ secret: Secret.fromBase32(secret), issuer: shop, label: username });
      return { secret, uri: totp.toString() };
    },

    /** @returns the recovery codes, this one time; undefined when the code is not one of the proposed secret */
    async confirm({ id, proposedSecret }: AdminUserRow, code: string): Promise<string[] | undefined> {
      if (!proposedSecret) return undefined;
      const lastPeriod = periodOf(proposedSecret, id, code);
      if (lastPeriod === undefined) return undefined;
      const codes = Array.from({ length: RECOVERY_CODES }, newCode);
      const recovery = codes.map(hashOf);
      const taken = await users.setSecondFactor(id, proposedSecret, { lastPeriod, recovery });
      return taken ? codes : undefined;
    },
  };
}

/** 16 letters and digits in groups of four. */
const newCode = (): string =>
  new Secret({ buffer: new Uint8Array(randomBytes(10)).buffer }).base32.match(/.{4}/g)!.join('-');
