import { renderPage } from '@shop/app-kit/testing';
import { answer } from '@shop/app-kit/testing/handlers';
import type { FullSettings } from '@shop/contracts/settings';
import { someSettings } from '@shop/contracts/testing/builders';
import { someKeys } from '@shop/contracts/testing/some-keys';
import { screen } from '@testing-library/react';
import { SettingsPage } from '../settings/settings.page.tsx';

export const stored = someSettings({ version: 3 });

/** 'Tienda' with all its requests answered. */
export const open = async (over: Partial<FullSettings> = {}) => {
  answer('get', '/admin/settings', { ...stored, ...over });
  answer('get', '/admin/retention', {
    nextAt: '2026-11-24T09:00:00.000Z',
    before: null,
    due: { customers: 0, checkouts: 0, mails: 0 },
  });
  answer('get', '/admin/keys', someKeys());
  const view = renderPage(<SettingsPage />);
  await screen.findByLabelText('Nombre');
  return view;
};
export const save = () => screen.getByRole('button', { name: 'Guardar' });
