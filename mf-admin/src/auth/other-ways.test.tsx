import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { deviceMemory } from '@shop/app-kit/storage';
import { axeViolations } from '@shop/app-kit/testing/axe';
import { answer } from '@shop/app-kit/testing/handlers';
import { screen, waitFor } from '@testing-library/react';
import { renderAdmin, signedIn, signedOut } from '../testing/render-admin.tsx';
import './other-ways.tsx';

const CREDENTIAL = {
  id: 'AQ',
  rawId: new Uint8Array([1]).buffer,
  type: 'public-key',
  response: {
    authenticatorData: new ArrayBuffer(1),
    clientDataJSON: new ArrayBuffer(1),
    signature: new ArrayBuffer(1),
  },
  getClientExtensionResults: () => ({}),
};
/** A browser with one passkey. */
beforeEach(() => {
  const give = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true });
  give(globalThis, 'PublicKeyCredential', function PublicKeyCredential() {});
  give(navigator, 'credentials', { get: async () => CREDENTIAL });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  Reflect.deleteProperty(navigator, 'credentials');
  deviceMemory.forget('admin-passkey');
});

const PASSKEY = { name: 'Entrar con llave de acceso' };
const LINK = { name: 'Enviarme un enlace para entrar' };
const open = (ways = { passkeys: true, mailLink: true }) => {
  signedOut();
  answer('get', '/admin/login', ways);
  answer('post', '/admin/login/passkey/options', { challenge: 'AQ' });
  return renderAdmin('/admin/login');
};
const isAbove = (one: HTMLElement, other: HTMLElement) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

describe('the ways to sign in', () => {
  test('when no passkey is known here then the password stands first, a passkey is shown, and the rest waits', async () => {
    const { user, container } = await open();
    const key = await screen.findByRole('button', PASSKEY);
    expect(isAbove(screen.getByLabelText('Usuario'), key)).toBe(true);
    expect(screen.queryByRole('button', LINK)).toBeNull();
    expect(await axeViolations(container)).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Otras maneras', expanded: false }));

    expect(screen.getByRole('button', LINK)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Otras maneras', expanded: true })).toBeVisible();
  });

  test('when a passkey was used here then the next time it stands first, and the password below it', async () => {
    const first = await open();
    const sent = answer('post', '/admin/login/passkey', { username: 'duena', role: 'owner' });
    const key = await screen.findByRole('button', PASSKEY);
    signedIn();
    await first.user.click(key);
    await waitFor(() => expect(first.address()).toBe('/admin'));
    expect(sent[0]?.body).toMatchObject({ credential: { id: 'AQ' } });
    first.unmount();

    const { container } = await open();

    expect(isAbove(await screen.findByRole('button', PASSKEY), screen.getByLabelText('Usuario'))).toBe(true);
    expect(screen.getAllByRole('button', PASSKEY)).toHaveLength(1);
    expect(await screen.findByRole('button', { name: 'Otras maneras' })).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
  });

  test('when the shop refuses the known passkey then it says so, and the next time the password stands first', async () => {
    deviceMemory.write('admin-passkey', true);
    const message = 'Esa llave de acceso ya no sirve aquí.';
    const first = await open();
    answer('post', '/admin/login/passkey', { message }, 401);
    await first.user.click(await screen.findByRole('button', PASSKEY));
    expect(await screen.findByText(message)).toBeVisible();
    first.unmount();

    await open();

    expect(isAbove(screen.getByLabelText('Usuario'), await screen.findByRole('button', PASSKEY))).toBe(true);
  });

  test('when the shop takes no passkeys at this address then only the link by mail is beside the password', async () => {
    deviceMemory.write('admin-passkey', true);
    await open({ passkeys: false, mailLink: true });

    expect(await screen.findByRole('button', LINK)).toBeVisible();
    expect(screen.queryByRole('button', PASSKEY)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Otras maneras' })).toBeNull();
  });
});
