import type { Elixir } from '@shop/contracts/elixir';
import type { ImportReport } from '@shop/contracts/elixir-import';
import type { TestCatalog } from './with-catalog.ts';

const csv = { 'content-type': 'text/csv' };

/** The calls of an administrator who brings a spreadsheet. */
export const callsOf = ({ admin }: TestCatalog) => {
  const send = (path: string, file: Uint8Array | string) =>
    admin.request<ImportReport>(
      'POST',
      path,
      typeof file === 'string' ? new TextEncoder().encode(file) : file,
      csv,
    );
  const check = (file: Uint8Array | string) => send('/api/elixirs/import/check', file);
  const store = (file: Uint8Array | string, token = '0'.repeat(64)) =>
    send(`/api/elixirs/import?token=${token}`, file);
  const menu = async () => (await admin.get<Elixir[]>('/api/elixirs/predesigned/all')).body;
  const exported = async () => (await admin.get<string>('/api/elixirs/catalogo.csv')).body;
  return { check, store, menu, exported };
};

/** What is wrong with a spreadsheet, a line each. */
export const told = ({ body }: { body: ImportReport }) =>
  body.problems.map(({ line, column, message }) => `${line} ${column ?? '-'}: ${message}`);
