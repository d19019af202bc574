import { readFile } from 'node:fs/promises';
import { loadRemote, loadShell } from './bundles.ts';
import type { Draw, Drawing, Drawn, Setup } from './messages.ts';

const setup = JSON.parse(process.argv[2] ?? '') as Setup;

async function open() {
  const shell = await loadShell(setup.shell);
  const storefront = await loadRemote(setup.storefront, shell);
  return { shell, storefront, template: await readFile(setup.template, 'utf8') };
}
const opened = open();
// Told with the first page: nobody listens yet.
opened.catch(() => undefined);

async function draw(path: string): Promise<Drawing> {
  const { shell, storefront, template } = await opened;
  const rendered = await shell.render(path, { storefront }, setup.apiBase);
  const { html, csp } = await shell.documentOf(template, rendered, setup.publicBaseUrl + path);
  return { html, csp, status: rendered.status, complete: rendered.complete };
}

const send = (answer: Drawn) => process.send?.(answer);

/** A process of its own draws the pages: what a front end's code does there cannot touch the gateway. */
process.on('message', ({ id, path }: Draw) => {
  draw(path).then(
    (page) => send({ id, page }),
    (error: unknown) =>
      send({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  );
});
process.on('disconnect', () => process.exit(0));
