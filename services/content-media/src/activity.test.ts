import { expect, test } from '@jest/globals';
import type { OwnText } from '@shop/contracts/text';
import { fullSettings } from '@shop/contracts/settings';
import { recordedEvents } from '@shop/service-kit/testing/recorded-events';
import { withContentMedia } from './testing/with-content-media.ts';

test('when the settings are changed then only what differs is told, and of addresses of people hardly anything', () =>
  withContentMedia(async ({ env, admin }) => {
    const stored = fullSettings.parse((await admin.get('/api/admin/settings')).body);
    const contact = { ...stored.contact, email: 'hola@mielmayab.mx', phone: '999 123 4567' };

    await admin.put('/api/admin/settings', { ...stored, name: 'Miel del Mayab', contact });

    const [entry, ...more] = await recordedEvents(env);
    expect(more).toEqual([]);
    expect(entry!.changes).toEqual([
      { field: 'name', before: stored.name, after: 'Miel del Mayab' },
      { field: 'contact.email', before: expect.any(String), after: 'h…@…' },
      { field: 'contact.phone', before: expect.any(String), after: '…67' },
    ]);
  }));

test('when a text is written, saved as a draft and published then each step tells what was before', () =>
  withContentMedia(async ({ env, admin }) => {
    const sent = { page: 'home', section: 'nota', title: 'Cosecha', content: 'Abril' };
    const { body: text } = await admin.post<OwnText>('/api/admin/texts', sent);
    const path = `/api/admin/texts/${text.id}`;
    const words = { title: 'Cosecha', content: 'Mayo' };
    const draft = await admin.put<OwnText>(`${path}/draft`, { ...words, version: text.version });
    await admin.post(`${path}/publish`, { ...words, version: draft.body.version });

    const [made, saved, published] = await recordedEvents(env);

    expect(made!.changes).toContainEqual({ field: 'content', after: 'Abril' });
    expect(published).toMatchObject({ target: String(text.id), name: 'home/nota' });
    expect(saved!.changes).toContainEqual({ field: 'draft.content', before: 'Abril', after: 'Mayo' });
    expect(published!.changes).toContainEqual({ field: 'content', before: '', after: 'Mayo' });
  }));
