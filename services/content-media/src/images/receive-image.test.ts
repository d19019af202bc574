import { expect, test } from '@jest/globals';
import type { TestClient } from '@shop/service-kit/testing/client';
import { formWith } from '../testing/pictures.ts';
import { serving } from '../testing/serve.ts';
import { createReceiver } from './receive-image.ts';

type Use = (bytes: Buffer) => Promise<void>;
const receiving = (use: Use, look: (client: TestClient) => Promise<void>) => {
  const receive = createReceiver();
  return serving((app) => {
    app.post('/', async (req, res) => {
      await receive(req, use);
      res.json({ success: true });
    });
  }, look);
};
const nobody: Use = () => Promise.reject(new Error('this must not be used'));

const BIG = 'La imagen es demasiado grande: máximo 8 MB y 50 megapíxeles.';
const NONE = 'Por favor selecciona una imagen primero';
const EMPTY = 'El archivo está vacío (0 bytes). Elige otro, o vuelve a guardar la foto.';
const FORM = 'No pudimos leer el archivo enviado. Intenta de nuevo.';
const MEGABYTE = 1024 * 1024;

const withFields = (fields: number): FormData => {
  const form = formWith('picture');
  for (let nth = 0; nth < fields; nth += 1) form.append(`field ${nth}`, 'x');
  return form;
};

test('when a form has one file then its bytes are used before the answer, with a few fields beside it or none', async () => {
  const used: string[] = [];
  await receiving(
    async (bytes) => void used.push(bytes.toString()),
    async (client) => {
      for (const fields of [0, 4])
        expect(await client.post('/', withFields(fields))).toMatchObject({ status: 200 });
    },
  );
  expect(used).toEqual(['picture', 'picture']);
});

test('when a file has just 8 MB then it is taken', async () => {
  const used: number[] = [];
  await receiving(
    async (bytes) => void used.push(bytes.length),
    async (client) => void (await client.post('/', formWith(Buffer.alloc(8 * MEGABYTE)))),
  );
  expect(used).toEqual([8 * MEGABYTE]);
});

const twoFiles = () => {
  const form = formWith('one');
  form.append('image', new Blob(['other']), 'b.png');
  return form;
};
const onlyText = () => {
  const form = new FormData();
  form.append('image', 'x');
  return form;
};
test.each<[string, () => unknown, number, string]>([
  ['a file of one byte more than 8 MB', () => formWith(Buffer.alloc(8 * MEGABYTE + 1)), 413, BIG],
  ['an empty file', () => formWith(''), 400, EMPTY],
  ['a file in another field', () => formWith('x', { field: 'file' }), 400, NONE],
  ['a text in the place of the file', onlyText, 400, NONE],
  ['no form', () => ({ image: 'x' }), 400, NONE],
  ['two files', twoFiles, 400, FORM],
  ['five fields beside the file', () => withFields(5), 400, FORM],
])(
  'when a request brings %s then nothing is used, and the shopkeeper reads why',
  (_, body, status, message) =>
    receiving(nobody, async (client) => {
      expect(await client.post('/', body())).toMatchObject({ status, body: { success: false, message } });
    }),
);

test('when what uses the bytes fails then that is the answer, and the next request has its place', async () => {
  let calls = 0;
  await receiving(
    async () => {
      calls += 1;
      if (calls <= 3) throw new Error('no');
    },
    async (client) => {
      const statuses: number[] = [];
      for (let nth = 0; nth < 4; nth += 1) statuses.push((await client.post('/', formWith('x'))).status);
      expect(statuses).toEqual([500, 500, 500, 200]);
    },
  );
});
