import { expect } from '@jest/globals';
import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import type { FullSettings } from '@shop/contracts/settings';
import { someSettings } from '@shop/contracts/testing/builders';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { screen, waitFor } from '@testing-library/react';
import { SettingsPage } from '../settings/settings.page.tsx';

export const stored = someSettings({ version: 3 });

export const NOTHING_GOES = {
  nextAt: '2026-11-24T09:00:00.000Z',
  before: null,
  due: { customers: 0, checkouts: 0, mails: 0 },
};

/** Answers all requests of 'Tienda'. */
export const answerAll = (over: Partial<FullSettings> = {}) => {
  answer('get', '/admin/settings', { ...stored, ...over });
  answer('get', '/admin/retention', NOTHING_GOES);
  answer('get', '/admin/keys', someKeys());
};

/** Opens 'Tienda', at this address if it is not its own. */
export const open = async (over: Partial<FullSettings> = {}, path = '') => {
  answerAll(over);
  const view = renderPage(<SettingsPage />, path ? { path } : {});
  await screen.findByLabelText('Nombre');
  return view;
};
export const save = () => screen.getByRole('button', { name: 'Guardar' });
/** Waits until all that was typed is stored. */
export const untilStored = () =>
  waitFor(() => expect(screen.queryByRole('button', { name: 'Descartar cambios' })).toBeNull());
