import type { DatabaseSync } from 'node:sqlite';
import type { Preference } from '../types.ts';

export function preferenceStore(db: DatabaseSync) {
  const find = db.prepare('SELECT body FROM preferences WHERE id = ?');
  const all = db.prepare('SELECT body FROM preferences');
  const put = db.prepare('INSERT OR REPLACE INTO preferences VALUES (?, ?)');
  return {
    get(id: string): Preference | undefined {
      const row = find.get(id);
      return row && (JSON.parse(String(row.body)) as Preference);
    },
    all: () => all.all().map((row) => JSON.parse(String(row.body)) as Preference),
    put: (preference: Preference) => void put.run(preference.id, JSON.stringify(preference)),
  };
}
