import os from 'node:os';
import { syncBuiltinESMExports } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { afterEach, expect, jest, test } from '@jest/globals';
import { aGif, aPixelBomb, aPng, aWebp } from '../testing/pictures.ts';
import { renderDrawing, renderImage } from './render-image.ts';
import { renderInChildProcess } from './render-in-child-process.ts';

afterEach(() => {
  jest.restoreAllMocks();
  syncBuiltinESMExports();
});

const SUFFIXES = ['', '-320', '-640', '-1280'];
const KIND = 'Sube una imagen JPG, PNG, WebP, AVIF o GIF.';
const LIMITS = { timeoutMs: 20_000 };
const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30">${inner}</svg>`;

const processes = () => process.getActiveResourcesInfo().filter((one) => one === 'ProcessWrap').length;

test('when a picture is rendered then its files come as bytes, and the process that made them ends', async () => {
  const before = processes();

  const files = await renderImage(await aPng());

  expect(files.map(({ suffix, body }) => [suffix, Buffer.from(body).toString('latin1', 8, 12)])).toEqual(
    SUFFIXES.map((suffix) => [suffix, 'WEBP']),
  );
  while (processes() > before) await setImmediate();
});

test.each<[string, () => Promise<Buffer>, number, string]>([
  ['a text', async () => Buffer.from('x'.repeat(100)), 415, KIND],
  ['a page as well', async () => Buffer.concat([await aGif(), Buffer.from('<script>')]), 415, KIND],
  ['a bomb', async () => aPixelBomb(), 413, 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.'],
  ['broken', async () => (await aPng()).subarray(0, 300), 400, 'No pudimos leer la imagen. Prueba con otra.'],
])('when an upload is %s then it is refused in words for people', async (_, make, status, message) => {
  await expect(renderImage(await make())).rejects.toMatchObject({
    status,
    body: { success: false, message },
  });
});

test('when a drawing of ours is rendered then it has files, and one that cannot be drawn is our fault', async () => {
  const files = await renderDrawing(svg('<circle r="9"/>'));

  expect(files.map(({ suffix }) => suffix)).toEqual(SUFFIXES);
  await expect(renderDrawing('<svg')).rejects.toMatchObject({ status: 503 });
});

/** Watches how the priority of processes is lowered; returns their ids. */
function lowered(does: (pid: number) => void = () => undefined) {
  const spy = jest
    .spyOn(os, 'setPriority')
    .mockImplementation(((pid: number) => does(pid)) as typeof os.setPriority);
  syncBuiltinESMExports();
  return spy;
}

test('when nobody waits for the files then their process lets others go first, where the system permits it', async () => {
  const spy = lowered(() => {
    throw new Error('not permitted');
  });
  const task = { bytes: await aWebp({ width: 40, height: 30 }), type: 'webp', into: 'avif' } as const;

  const files = await renderInChildProcess(task, { ...LIMITS, isBackground: true });

  expect(files).toHaveLength(6);
  expect(spy.mock.calls).toEqual([[expect.any(Number), 10]]);
});

test('when somebody waits for the files then their process lets only those go first who answer others', async () => {
  const spy = lowered();

  await renderInChildProcess({ bytes: await aPng(), type: 'png', into: 'webp' }, LIMITS);

  expect(spy.mock.calls).toEqual([[expect.any(Number), 3]]);
});

test.each([
  ['SIGKILL', 'late'],
  ['SIGTERM', 'unreadable'],
] as const)('when its process ends by %s then the image is %s', async (signal, expected) => {
  lowered((pid) => process.kill(pid, signal));
  const task = { bytes: await aPng(), type: 'png', into: 'webp' } as const;

  expect(await renderInChildProcess(task, { ...LIMITS, isBackground: true })).toBe(expected);
});

test('when its time is over, or nobody wants the files any more then the work ends', async () => {
  const task = { bytes: await aPng(), type: 'png', into: 'webp' } as const;
  const unwanted = new AbortController();

  const rendering = renderInChildProcess(task, { ...LIMITS, signal: unwanted.signal });
  unwanted.abort();

  expect(await rendering).toBe('late');
  expect(await renderInChildProcess(task, { timeoutMs: 1 })).toBe('late');
});

test('when a picture takes longer than it may then somebody is told to try again', async () => {
  await expect(renderImage(await aPng(), 1)).rejects.toMatchObject({
    status: 503,
    body: { success: false, message: expect.stringMatching(/Intenta de nuevo/) },
  });
});
