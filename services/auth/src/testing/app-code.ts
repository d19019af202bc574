import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at that time. */
export const codeOf = (secret: string, timestamp = Date.now()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });

export const PERIOD_MS = 30_000;
