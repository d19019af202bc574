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

/** 5 MB that most shops never need: loaded when the first key is made or used. */
const library = () => import('@simplewebauthn/server');

const MOST = 10;
const timeout = CHALLENGE_S * 1_000;
const userVerification = 'required';
/** EdDSA, ES256, RS256: what authenticators have and Node checks without experiments. */
const supportedAlgorithmIDs = [-8, -7, -257];
const REGISTRATION = {
  timeout,
  supportedAlgorithmIDs,
  authenticatorSelection: { residentKey: 'required', userVerification } as const,
};
export const NO_PASSKEY = 'No pudimos comprobar la llave de acceso. Intenta de nuevo.';
const handleOf = (userId: number) => Buffer.from(String(userId));

/** Makes and checks passkeys. Each use wants the finger, the face or the PIN: it is two factors in one. */
export function createPasskeys({ store, challenges, publicBaseUrl }: Deps) {
  const party = relyingPartyOf(publicBaseUrl);
  const here = () => needed(party);
  /** What an answer has to be of; undefined when its challenge is none that waits for it. */
  async function expectedOf({ clientDataJSON }: Answer, purpose: Purpose) {
    const { id: expectedRPID, origin: expectedOrigin } = here();
    const expectedChallenge = await challengeIn(clientDataJSON);
    if (!(await challenges.take(expectedChallenge, purpose))) return undefined;
    return { expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: true };
  }

  return {
    /** Where passkeys work; undefined where they cannot. */
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

    /** @throws AppError 400 when it does not answer what this person was asked here, 409 when it is somebody's already */
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

    /** @param userId whose keys are asked for; any that the browser has of this shop when it is not known who asks */
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

    /** Whose key it claims to be; `use` proves it. @throws AppError 401 when it is nobody's */
    async claimed({ id }: UsedCredential): Promise<PasskeyRow> {
      const key = await store.find(id);
      if (!key) throw unauthorized('Esa llave de acceso ya no sirve aquí.');
      return key;
    },

    /** @throws AppError 401 for an answer that is not of this shop, was given before, or of a key that counted back or is gone */
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

/** @throws AppError 409 where browsers would allow no passkey */
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

/** A key says whose it is, where it was made for one to choose from. */
const isOf = ({ userId }: PasskeyRow, { response: { userHandle } }: UsedCredential) =>
  userHandle === undefined || userHandle === handleOf(userId).toString('base64url');

/** What an answer says that it was asked; '' where it cannot be read, which nobody was. */
async function challengeIn(clientDataJSON: string): Promise<string> {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers');
  try {
    return String(decodeClientDataJSON(clientDataJSON).challenge);
  } catch {
    return '';
  }
}

/** The library says with errors what is wrong with an answer; which of them is nobody's business outside. */
const asRefused = () => undefined;
