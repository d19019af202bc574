import type { PasskeyCreate, UsedCredential } from '@shop/contracts/passkey';
import { badRequest, conflict, unauthorized } from '@shop/service-kit/errors';
import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { AdminUserRow } from '../admin-user/admin-user.store.ts';
import { CHALLENGE_S, type Challenges, type Purpose } from './challenges.ts';
import type { PasskeyRow, PasskeyStore } from './passkey.store.ts';
import { relyingPartyOf } from './relying-party.ts';

type Deps = { store: PasskeyStore; challenges: Challenges; publicBaseUrl: string };
type Answer = { clientDataJSON: string };
type Who = Pick<AdminUserRow, 'id' | 'username'>;
export type Passkeys = ReturnType<typeof createPasskeys>;

/** 5 MB that most shops never need, so it is loaded when the first key is made or used. */
const library = () => import('@simplewebauthn/server');

const MOST = 10;
const timeout = CHALLENGE_S * 1_000;
const userVerification = 'required';
/** EdDSA, ES256, RS256: algorithms of common authenticators that Node checks without experimental features. */
const supportedAlgorithmIDs = [-8, -7, -257];
const REGISTRATION = {
  timeout,
  supportedAlgorithmIDs,
  authenticatorSelection: { residentKey: 'required', userVerification } as const,
};
export const NO_PASSKEY = 'No pudimos comprobar la llave de acceso. Intenta de nuevo.';
const handleOf = (userId: number) => Buffer.from(String(userId));

/** Makes and checks passkeys. Each use requires a fingerprint, a face or a PIN, so a passkey is two factors in one. */
export function createPasskeys({ store, challenges, publicBaseUrl }: Deps) {
  const party = relyingPartyOf(publicBaseUrl);
  const here = () => needed(party);
  /** The values that an answer must match; undefined when its challenge is unknown or used. */
  async function expectedOf({ clientDataJSON }: Answer, purpose: Purpose) {
    const { id: expectedRPID, origin: expectedOrigin } = here();
    const expectedChallenge = await challengeIn(clientDataJSON);
    if (!(await challenges.take(expectedChallenge, purpose))) return undefined;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }

  return {
    /** The address where passkeys work; undefined where they cannot. */
    address: party?.origin,

    async optionsToMake({ id, username }: Who) {
      const keys = await store.listOf(id);
      if (keys.length >= MOST) throw conflict(`Puedes tener hasta ${MOST} llaves. Quita una que no uses.`);
      const { generateRegistrationOptions } = await library();
      const options = await generateRegistrationOptions({
        rpName: here().id,
        rpID: here().id,
        userName: username,
        userID: new Uint8Array(handleOf(id)),
        excludeCredentials: idsOf(keys),
        ...REGISTRATION,
      });
      await challenges.given(options.challenge, `make ${id}`);
      return options;
    },

    /** @throws AppError 400 when it does not answer this person's challenge, 409 when it belongs to an account */
    async add({ id }: Who, { name, credential }: PasskeyCreate): Promise<PasskeyRow> {
      const response = { ...credential, clientExtensionResults: {} };
      const expected = await expectedOf(response.response, `make ${id}`);
      const { verifyRegistrationResponse } = await library();
      const checked =
        expected &&
        (await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs }).catch(asRefused));
      if (!checked?.verified) throw badRequest('No pudimos agregar la llave de acceso. Intenta de nuevo.');
      const added = await store.add({ userId: id, name, ...keyOf(checked.registrationInfo.credential) });
      if (!added) throw conflict('Esa llave de acceso ya está en una cuenta.');
      return added;
    },

    /** @param userId the person whose keys are asked for; absent at a sign-in, where any key of this shop will do */
    async optionsToUse(userId?: number) {
      const allowCredentials = userId === undefined ? [] : idsOf(await store.listOf(userId));
      const { generateAuthenticationOptions } = await library();
      const options = await generateAuthenticationOptions({
        rpID: here().id,
        timeout,
        userVerification,
        ...(allowCredentials.length > 0 && { allowCredentials }),
      });
      await challenges.given(options.challenge, 'use');
      return options;
    },

    /** The key that an answer names; `use` proves it. @throws AppError 401 when it is unknown */
    async claimed({ id }: UsedCredential): Promise<PasskeyRow> {
      const key = await store.find(id);
      if (!key) throw unauthorized('Esa llave de acceso ya no sirve aquí.');
      return key;
    },

    /** @throws AppError 401 for another site's answer, a repeated one, or a key that counted back or was removed */
    async use(key: PasskeyRow, used: UsedCredential): Promise<void> {
      const response = { ...used, clientExtensionResults: {} };
      const credential = credentialOf(key);
      const expected = await expectedOf(used.response, 'use');
      const { verifyAuthenticationResponse } = await library();
      const checked =
        expected &&
        isOf(key, used) &&
        (await verifyAuthenticationResponse({ response, credential, ...expected }).catch(asRefused));
      if (!checked || !checked.verified) throw unauthorized(NO_PASSKEY);
      if (!(await store.used(key, checked.authenticationInfo.newCounter))) throw unauthorized(NO_PASSKEY);
    },
  };
}

/** @throws AppError 409 where browsers do not allow passkeys */
function needed<Party>(party: Party | undefined): Party {
  if (!party) throw conflict('Las llaves de acceso necesitan que la tienda abra con https y un nombre.');
  return party;
}

const idsOf = (keys: PasskeyRow[]) => keys.map(({ credentialId }) => ({ id: credentialId }));

const keyOf = ({ id: credentialId, counter, publicKey }: WebAuthnCredential) => ({
  credentialId,
  counter,
  publicKey: Buffer.from(publicKey).toString('base64url'),
});

const credentialOf = ({ credentialId: id, counter, publicKey }: PasskeyRow) => ({
  id,
  counter,
  publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')),
});

/** Answers of discoverable keys name their user, who must be the key's. */
const isOf = ({ userId }: PasskeyRow, { response: { userHandle } }: UsedCredential) =>
  userHandle === undefined || userHandle === handleOf(userId).toString('base64url');

/** The challenge in an answer; '' when it cannot be read, which matches no challenge. */
async function challengeIn(clientDataJSON: string): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** The library throws what is wrong with an answer; callers learn only that it was refused. */
const asRefused = () => undefined;
