import { importQuery, MAX_REPORTED, type ImportReport } from '@shop/contracts/elixir-import';
import { addAuditFacts } from '@shop/service-kit/audit/record-changes';
import { dayOf } from '@shop/service-kit/days';
import { csvHead, csvLine } from '@shop/service-kit/csv';
import { badRequest, conflict, parseQuery } from '@shop/service-kit/errors';
import type { MediaUrls } from '@shop/service-kit/media-urls';
import { tellWhile } from '@shop/service-kit/still-waiting';
import express, { Router, type Request } from 'express';
import type { ElixirStore } from '../elixir/elixir.store.ts';
import { toAdminElixir } from '../elixir/elixir.view.ts';
import type { FlowerStore } from '../flower/flower.store.ts';
import { COLUMNS, cellValue } from './columns.ts';
import { decode } from './decode.ts';
import { planOf, type Plan } from './plan.ts';
import { readTable, type Line } from './read-table.ts';

type Deps = {
  elixirs: Pick<ElixirStore, 'listPredesigned' | 'importAll'>;
  flowers: Pick<FlowerStore, 'list'>;
  media: MediaUrls;
  /** Milliseconds between two signs of life while products are stored. */
  tellEveryMs?: number;
};

const LONGEST_SAMPLE = 80;

/** /api/elixirs/catalogo.csv and /import: exports and imports the catalogue as a spreadsheet. */
export function spreadsheetRoutes({ elixirs, flowers, media, tellEveryMs }: Deps): Router {
  const router = Router();
  const file = express.raw({ type: 'text/csv', limit: '16mb' });
  const current = () => elixirs.listPredesigned();

  const read = async (req: Request) => {
    if (!Buffer.isBuffer(req.body) || req.body.length === 0) throw badRequest('El archivo está vacío.');
    const { text, encoding } = decode(req.body);
    const { lines, problems } = readTable(text);
    const names = (await flowers.list()).map(({ name }) => name);
    const rows = await current();
    const catalogue = { elixirs: rows.map((row) => toAdminElixir(row, media)), flowers: names, media };
    const plan = planOf(lines, catalogue);
    plan.problems.unshift(...problems);
    return { plan, report: reportOf(plan, { rows: lines.length, encoding, ...sampleOf(lines, encoding) }) };
  };

  router.get('/catalogo.csv', async (_req, res) => {
    const rows = await current();
    res.set({
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="catalogo-${dayOf(new Date()).day}.csv"`,
    });
    const lines = rows
      .map((row) => toAdminElixir(row, media))
      .map((row) => csvLine(COLUMNS.map(({ field }) => cellValue(row, field))));
    res.send(csvHead(COLUMNS.map(({ title }) => title)) + lines.join(''));
  });

  router.post('/import/check', file, async (req, res) => {
    res.json((await read(req)).report);
  });

  router.post('/import', file, async (req, res) => {
    const { token } = parseQuery(importQuery, req);
    const { plan, report } = await read(req);
    const isAsChecked = report.token === token;
    // Thousands of products take longer than the gateway waits.
    if (!isAsChecked || !(await tellWhile(elixirs.importAll(plan), tellEveryMs)))
      throw conflict(
        'El catálogo cambió desde la revisión, y no se guardó nada. Revisa el archivo otra vez.',
      );
    // The audit keeps the report, not the file.
    addAuditFacts(res, { before: {} });
    res.json(report);
  });

  return router;
}

/** A short cell with guessed letters: only a person can say whether they are right. */
function sampleOf(lines: Line[], encoding: string): Pick<ImportReport, 'sample'> {
  if (/^utf-(8|16..)$/.test(encoding)) return {};
  const sample = lines
    .flatMap(({ cells }) => Object.values(cells))
    .find((cell) => /[^\u0000-\u007F]/.test(cell));
  return sample === undefined ? {} : { sample: sample.slice(0, LONGEST_SAMPLE) };
}

const reportOf = (plan: Plan, file: Pick<ImportReport, 'rows' | 'encoding' | 'sample'>): ImportReport => ({
  ...file,
  created: plan.creates.length,
  changed: plan.updates.length,
  unchanged: plan.unchanged,
  problemCount: plan.problems.length,
  problems: plan.problems.toSorted((a, b) => a.line - b.line).slice(0, MAX_REPORTED),
  changes: plan.changes.slice(0, MAX_REPORTED),
  ...(plan.problems.length === 0 && plan.creates.length + plan.updates.length > 0 && { token: plan.token }),
});
