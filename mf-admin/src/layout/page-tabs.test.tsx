import { expect, test } from '@jest/globals';
import { answer } from '@shop/app-kit/testing/handlers';
import { someSettings } from '@shop/contracts/testing/builders';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderAdmin, signedIn } from '../testing/render-admin.tsx';

const tabs = () => screen.findByRole('navigation', { name: 'Ajustes' });
const current = async () =>
  within(await tabs())
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

/** Where parts of the page begin, in pixels below the top of the window. */
function scrolledTo(tops: Record<string, number>): void {
  for (const [id, top] of Object.entries(tops))
    document.getElementById(id)!.getBoundingClientRect = () => ({ top }) as DOMRect;
  act(() => void fireEvent.scroll(window));
}

test('when somebody reads on in the settings then the tab of what they read is the current one', async () => {
  signedIn();
  answer('get', '/admin/settings', someSettings({ version: 3 }));
  answer('get', '/admin/keys', someKeys());
  await renderAdmin('/admin/settings#contacto');
  await waitFor(() => expect(document.getElementById('cobros-y-correo')).toBeInTheDocument());
  expect(await current()).toEqual(['Contacto']);

  scrolledTo({
    marca: -4_000,
    contacto: -2_000,
    entregas: 100,
    avisos: 1_500,
    'cobros-y-correo': 2_000,
    avanzado: 4_000,
  });
  expect(await current()).toEqual(['Entregas']);

  // The payment methods begin above the accounts that the tab leads to.
  scrolledTo({ entregas: -1_000, avisos: 100, 'cobros-y-correo': 2_000 });
  expect(await current()).toEqual(['Cobros y correo']);

  scrolledTo({
    marca: 100,
    contacto: 900,
    entregas: 2_000,
    avisos: 4_000,
    'cobros-y-correo': 5_000,
    avanzado: 9_000,
  });
  expect(await current()).toEqual(['Marca']);
});
