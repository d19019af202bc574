import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { CarrierError, CarrierKeyRefusal, CarrierRefusal, type Shipment } from '../carrier.port.ts';
import { createEnvia } from './envia.ts';

type Answer = (req: IncomingMessage, res: ServerResponse) => void;
let answer: Answer;
const server = createServer((req, res) => answer(req, res));
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)));
afterEach(() => void jest.restoreAllMocks());
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const place = {
  ...{ name: 'Ana', email: '', phone: '9991234567', street: 'Calle 60', number: '491', colonia: 'Centro' },
  ...{ city: 'Mérida', state: 'Yucatán', zip: '97000', reference: '' },
};
const shipment: Shipment = {
  from: place,
  to: place,
  parcel: { grams: 800, length: 25, width: 20, height: 15 },
  valueCents: 29_500,
};
const order = { ...shipment, carrier: 'dhl', service: 'express', reference: 'FK-1 x' };

/** An account at the test server, with these carriers. */
function account(carriers = 'dhl') {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return createEnvia({
    ENVIA_TOKEN: 'x',
    ENVIA_BASE_URL: url,
    ENVIA_QUERIES_URL: url,
    ENVIA_CARRIERS: carriers,
  })!;
}
const says =
  (body: unknown, status = 200): Answer =>
  (_req, res) => {
    res.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
  };
const rate = { carrier: 'dhl', service: 'express', totalPrice: '228.50', currency: 'MXN' };

test.each<[string, unknown, number]>([
  ['a page of HTML', '<html>Mantenimiento</html>', 200],
  ['an error of a proxy', '<html>Bad gateway</html>', 502],
  ['nothing', '', 200],
  ['something of another shape', { meta: 'rate', data: 'none' }, 200],
  ['that it is asked too often', { meta: 'error', error: { message: 'Too many' } }, 429],
])(
  'when the account answers %s then nobody knows more, and it is no refusal',
  async (_what, body, status) => {
    answer = says(body, status);
    const { quote, create, cancel, track, find } = account();

    const asked = [quote(shipment), create(order), track(['1']), find('x', new Date())];
    if (typeof body === 'string') asked.push(cancel({ carrier: 'dhl', number: '1' }) as Promise<never>);
    for (const outcome of await Promise.allSettled(asked)) {
      const reason: unknown = outcome.status === 'rejected' ? outcome.reason : outcome;
      expect(reason).toBeInstanceOf(CarrierError);
      expect(reason).not.toBeInstanceOf(CarrierRefusal);
    }
  },
);

test('when the account is slow then the call ends within its limit, and a purchase is unknown', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = () => limit.abort(new DOMException('too late', 'TimeoutError'));

  const failed = await account()
    .create(order)
    .catch((error: unknown) => error);

  expect(failed).toBeInstanceOf(CarrierError);
  expect(failed).not.toBeInstanceOf(CarrierRefusal);
});

test('when one carrier fails then the others’ rates stand, and it is named', async () => {
  answer = (req, res) => {
    let body = '';
    req.on('data', (part) => (body += part));
    req.on('end', () => (body.includes('"dhl"') ? says({ data: [rate] }) : says('<html>', 500))(req, res));
  };

  const { offers, silent } = await account('dhl,ups').quote(shipment);

  expect(offers).toMatchObject([{ carrier: 'dhl', priceCents: 22_850 }]);
  expect(silent).toEqual(['ups']);
});

test('when an offer cannot be read or is of another currency then it is none', async () => {
  const others = [{ ...rate, currency: 'USD' }, { ...rate, totalPrice: -1 }, { carrier: 'dhl' }, null];
  answer = says({ data: [...others, rate] });

  expect((await account().quote(shipment)).offers).toHaveLength(1);
});

test('when nothing can be offered then that is the refusal', async () => {
  answer = says({ data: [] });

  await expect(account().quote(shipment)).rejects.toMatchObject({
    reason: 'ninguna paquetería ofrece esta ruta',
  });
});

test.each([
  ['Insufficient funds in your account', 'no hay saldo suficiente en la cuenta', false],
  ['destination.postalCode is not valid', 'no acepta el código postal del cliente', false],
  ['origin.phone must have 10 digits', 'el teléfono de la tienda debe tener 10 dígitos', false],
  ['service ground is not available', 'ese servicio no llega a esta dirección', false],
  ['The shipment is in transit', 'el paquete ya va en camino', false],
  ['', 'no dijo por qué', false],
  ['Carrier pickup window closed', 'Carrier pickup window closed', true],
])('when the account says %j then people read it in Spanish, or quoted', async (message, reason, isQuote) => {
  answer = says({ meta: 'error', error: { code: 1, message } });

  await expect(account().track(['1'])).rejects.toMatchObject({ reason, isQuote });
});

test.each([401, 403])('when the key is refused by %i then it is the key’s refusal', async (status) => {
  answer = says({ message: 'Unauthorized' }, status);

  await expect(account().track(['1'])).rejects.toBeInstanceOf(CarrierKeyRefusal);
});
