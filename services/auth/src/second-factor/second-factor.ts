import { randomBytes } from 'node:crypto';
import { AppError } from '@shop/service-kit/errors';
import { Secret, TOTP } from 'otpauth';
import type { AdminUserRow, AdminUserStore } from '../admin-user/admin-user.store.ts';
import type { Sealed } from '@shop/service-kit/sealed';
import { digest } from '../secret-token.ts';
import type { CodeTries, ThrottleKey } from './code-tries.ts';

const PERIOD_S = 30;
/** Clocks are often half a minute wrong. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
const SECRET_BYTES = 20;

export type SecondFactor = ReturnType<typeof createSecondFactor>;

const plain = (code: string) => code.replace(/[\s-]/g, '').toUpperCase();
// Each code has 80 random bits, so a plain hash cannot be reversed by guessing.
const hashOf = (code: string) => digest(plain(code));
const aboutOf = (id: number) => `admin ${id}`;
const isOfApp = (code: string) => /^\d{6}$/.test(plain(code));
const usedUp = (retryAfter: number) =>
  Object.assign(
    new AppError(
      429,
      'Demasiados códigos equivocados: los de la aplicación no sirven hasta mañana. Usa un código de recuperación.',
      { needsCode: true },
    ),
    { retryAfter },
  );
const totpOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret), period: PERIOD_S });

type Deps = { users: AdminUserStore; sealed: Sealed; tries: CodeTries };

/** Codes of an authenticator app, and recovery codes for those who lost it. */
export function createSecondFactor({ users, sealed, tries }: Deps, now: () => number = () => Date.now()) {
  /** The period that a code of the app belongs to; undefined for an invalid code. */
  function periodOf(sealedSecret: string, id: number, code: string): number | undefined {
    const secret = sealed.open(sealedSecret, aboutOf(id));
    if (secret === undefined || !isOfApp(code)) return undefined;
    const timestamp = now();
    const delta = totpOf(secret).validate({ token: plain(code), timestamp, window: WINDOW });
    return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD_S) + delta;
  }

  /** Checks a code if its throttle key has tries left. @returns undefined when it has none */
  async function looked(
    way: ThrottleKey,
    isRight: () => boolean | Promise<boolean>,
  ): Promise<boolean | undefined> {
    const giveBack = await tries.take(way);
    if (!giveBack) return undefined;
    const answer = await isRight();
    if (answer) await giveBack();
    return answer;
  }

  return {
    /** Whether a code would be accepted; does not use it up. */
    async fits({ id, secondFactor }: AdminUserRow, code: string, way: ThrottleKey): Promise<boolean> {
      if (!secondFactor) return false;
      // Recovery codes cannot be guessed, so their tries are not counted.
      if (!isOfApp(code)) return secondFactor.recovery.includes(hashOf(code));
      const { secret, lastPeriod } = secondFactor;
      return (await looked(way, () => (periodOf(secret, id, code) ?? 0) > lastPeriod)) ?? false;
    },

    /**
     * Uses a code up.
     * @returns false when it is wrong or used: of two simultaneous requests one gets in
     * @throws AppError 429 after too many wrong codes of the app; recovery codes still work
     */
    async use({ id, secondFactor }: AdminUserRow, code: string, way: ThrottleKey): Promise<boolean> {
      if (!secondFactor) return false;
      if (!isOfApp(code)) return users.useRecoveryCode(id, hashOf(code));
      const isTaken = await looked(way, () => {
        const period = periodOf(secondFactor.secret, id, code);
        return period !== undefined && users.usePeriod(id, period);
      });
      if (isTaken === undefined) throw usedUp(tries.waitS());
      return isTaken;
    },

    /** Makes a new secret for the app; it takes effect once a code of it was shown. */
    async propose({ id, username }: AdminUserRow, shop: string) {
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      await users.setProposedSecret(id, sealed.seal(secret, aboutOf(id)));
      const totp = new TOTP({ secret: Secret.fromBase32(secret), issuer: shop, label: username });
      return { secret, uri: totp.toString() };
    },

    /** @returns the recovery codes, shown only once; undefined when the code does not fit the proposed secret */
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
