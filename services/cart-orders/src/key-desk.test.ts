import { expect, test } from '@jest/globals';
import { CarrierError, CarrierRefusal } from './carriers/provider/carrier.port.ts';
import { InvoiceError, InvoiceRefusal } from './invoicing/provider/invoice.port.ts';
import { keyDesk } from './key-desk.ts';

type Account = { isTest: boolean; probe: () => Promise<unknown> };

const deskOf = (name: 'carriers' | 'invoices', account: Account | undefined) =>
  keyDesk({ carriers: () => undefined, invoices: () => undefined, [name]: () => account } as never);

const ACCOUNTS = [
  {
    desk: 'carriers',
    probe: 'envia',
    good: 'Envia.com acepta el token. ',
    modes: ['De prueba: las guías no son reales.', 'Real: las guías se pagan con tu saldo.'],
    bad: 'Envia.com no acepta el token: está mal copiado o se revocó.',
    refusal: new CarrierRefusal('probe', 'token inválido'),
    silence: new CarrierError('probe', undefined),
  },
  {
    desk: 'invoices',
    probe: 'facturapi',
    good: 'Facturapi acepta la llave. ',
    modes: [
      'De prueba: las facturas no tienen validez fiscal.',
      'Real: las facturas se timbran ante el SAT.',
    ],
    bad: 'Facturapi no acepta la llave: está mal copiada o se revocó.',
    refusal: new InvoiceRefusal('probe', 'token inválido'),
    silence: new InvoiceError('probe', undefined),
  },
] as const;

test.each(ACCOUNTS)('when $probe is probed then what it answers is said', async (account) => {
  const probed = (answer: () => Promise<unknown>, isTest = true) =>
    deskOf(account.desk, { isTest, probe: answer }).probes[account.probe]();
  const fails = (error: Error) => probed(() => Promise.reject(error));

  expect(await deskOf(account.desk, undefined).probes[account.probe]()).toEqual({
    isGood: false,
    text: 'Todavía falta alguna llave.',
  });
  expect(await probed(async () => undefined)).toEqual({
    isGood: true,
    text: account.good + account.modes[0],
  });
  expect((await probed(async () => undefined, false)).text).toBe(account.good + account.modes[1]);
  expect(await fails(account.refusal)).toEqual({
    isGood: false,
    text: account.bad,
    answer: 'token inválido',
  });
  expect(await fails(account.silence)).toMatchObject({
    isGood: false,
    text: expect.stringContaining('no contesta por el momento'),
  });
  await expect(fails(new TypeError('ours'))).rejects.toThrow('ours');
});
