import { expect, test } from '@jest/globals';
import { createLog } from '@shop/service-kit/log';
import { createBrand } from './brand.ts';

/** Collects the warnings while nothing answers. */
const unanswered = () => {
  const lines: string[] = [];
  const log = createLog('test', 'info', { write: (line) => void lines.push(line) });
  return {
    brand: createBrand({ apiUrl: 'http://127.0.0.1:9', publicBaseUrl: 'https://tienda.mx' }, log),
    lines,
  };
};

test('when the first reading fails since others are still starting then nothing is warned of', async () => {
  const { brand, lines } = unanswered();

  const { isKnown } = await brand({ isWarmUp: true });

  expect(isKnown).toBe(false);
  expect(lines).toEqual([]);
});

test('when the settings cannot be read for a page then it is warned of', async () => {
  const { brand, lines } = unanswered();

  await brand();

  expect(lines).toEqual([expect.stringContaining('the settings cannot be read')]);
});
