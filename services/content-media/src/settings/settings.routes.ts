import type { CacheTag } from '@shop/contracts/endpoints/endpoint';
import { settingsUpdate, type InternalSettings } from '@shop/contracts/settings';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { conflict, parseBody } from '@shop/service-kit/errors';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { Router, type RequestHandler } from 'express';
import type { ContentStore } from '../content/content.store.ts';
import { refuseUnsaid } from './own-ways-begin.ts';
import type { SettingsStore } from './settings.store.ts';
import { toFullSettings, toSettings, toToldSettings, toValues } from './settings.view.ts';

type Deps = { settings: SettingsStore; media: MediaUrls };

/** /api/settings: the public settings of the shop. */
export function settingsRoutes({ settings, media }: Deps): Router {
  return Router().get('/', async (_req, res) => {
    res.json(toSettings(await settings.read(), media));
  });
}

const readFull =
  ({ settings, media }: Deps): RequestHandler =>
  async (_req, res) =>
    void res.json(toFullSettings(await settings.read(), media));

/** /internal/settings: for the shop's other services, with the owner's texts for mails. */
export function settingsInternalRoutes({
  settings,
  media,
  contents,
}: Deps & { contents: Pick<ContentStore, 'listPage'> }): Router {
  return Router().get('/', async (_req, res) => {
    const [stored, texts] = await Promise.all([settings.read(), contents.listPage('mails')]);
    const mailTexts = Object.fromEntries(texts.map(({ section, content }) => [section, content ?? '']));
    const mailSubjects = Object.fromEntries(texts.map(({ section, title }) => [section, title ?? '']));
    const lines = texts.find(({ section }) => section === 'words')?.items ?? [];
    const mailWords = Object.fromEntries(lines.map(({ title = '', text = '' }) => [title, text]));
    const words = { mailTexts, mailSubjects, mailWords };
    res.json({ ...toToldSettings(stored, media), ...words } satisfies InternalSettings);
  });
}

/** /api/admin/settings: the owner's screen 'Tienda'. */
export function settingsAdminRoutes({
  settings,
  media,
  publish,
}: Deps & { publish: (tag: CacheTag) => void }): Router {
  const router = Router();
  router.get('/', readFull({ settings, media }));
  router.put('/', async (req, res) => {
    const { version, ...sent } = parseBody(settingsUpdate, req);
    const current = await settings.read();
    addAuditFacts(res, { before: toFullSettings(current, media) });
    const values = toValues(current, sent, media);
    refuseUnsaid(current.values, values);
    const stored = await settings.replace(values, version);
    if (!stored)
      throw conflict('Otra persona cambió los datos de la tienda mientras editabas.', {
        current: toFullSettings(await settings.read(), media),
      });
    // Page texts contain the days of delivery.
    publish('content');
    res.json(toFullSettings(stored, media));
  });
  return router;
}
