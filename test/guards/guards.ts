import { AUDIT } from './audit.guards.ts';
import { EDGE } from './edge.guards.ts';
import { GOODS } from './goods.guards.ts';
import type { Guard } from './guard.ts';
import { LINK_GUARDS } from './links.guards.ts';
import { MONEY } from './money.guards.ts';
import { PASSKEY_GUARDS } from './passkeys.guards.ts';
import { PAYMENTS_GUARDS } from './payments.guards.ts';
import { PEOPLE } from './people.guards.ts';
import { PRIVACY } from './privacy.guards.ts';
import { SESSIONS } from './sessions.guards.ts';
import { TOKEN_GUARDS } from './tokens.guards.ts';

export const GUARDS: Guard[] = [
  ...EDGE,
  ...PEOPLE,
  ...SESSIONS,
  ...PASSKEY_GUARDS,
  ...LINK_GUARDS,
  ...TOKEN_GUARDS,
  ...AUDIT,
  ...PRIVACY,
  ...MONEY,
  ...PAYMENTS_GUARDS,
  ...GOODS,
];
