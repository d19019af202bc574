import type { ContentItem } from '@shop/contracts/content';
import type { Migration } from '@shop/service-kit/migrations/migration';
import { retryLostRaces, type Mongo } from '@shop/service-kit/mongo';
import type { mongo } from 'mongoose';
import type { ContentRow } from '../content/content.store.ts';

/** The shop's changed wordings, by the former ones. The owner's own wordings are stored with these as titles. */
const CHANGED = new Map([
  ['Escoge tus flores', 'Elige tus flores'],
  ['Agregar a mi elixir', 'Añadir a mi elixir'],
  ['{nombre} se agregó a tu carrito: {ahora}.', '{nombre} se añadió a tu carrito: {ahora}.'],
  [
    '¿Es tu pedido? Reábrelo con el enlace de tu correo',
    '¿Es tu pedido? Ábrelo desde el enlace de tu correo',
  ],
]);

/** The owner's own wording of the newer words stays. */
const renamed = (items: ContentItem[]) => {
  const said = new Set(items.map(({ title }) => title));
  return items.map((item) => {
    const title = CHANGED.get(item.title ?? '');
    return title && !said.has(title) ? { ...item, title } : item;
  });
};

/** Keeps the owner's own wordings of four texts under the new titles, also when the owner saves at the same moment. */
export const migration: Migration<{ db: Mongo }> = {
  when: 'before',
  async run({ db }) {
    const rows = db.collection<ContentRow>('page_contents');
    const old = [...CHANGED.keys()];
    const told = {
      page: 'site',
      $or: [{ 'items.title': { $in: old } }, { 'draft.items.title': { $in: old } }],
    };
    const rename = ({ _id, items, draft, version }: mongo.WithId<ContentRow>) =>
      rows.updateOne(
        { _id, version: version ?? { $exists: false } },
        {
          $set: {
            ...(items && { items: renamed(items) }),
            ...(draft?.items && { 'draft.items': renamed(draft.items) }),
          },
          // A form that was opened before must not store the former words again.
          $inc: { version: 1 },
        },
      );
    for (const { _id } of await rows.find(told, { projection: { _id: 1 } }).toArray())
      await retryLostRaces(async (lost) => {
        const row = await rows.findOne({ _id, ...told });
        if (row && (await rename(row)).matchedCount === 0) lost();
      });
  },
};
