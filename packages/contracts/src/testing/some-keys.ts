import { KEY_NAMES, type KeysView } from '../keys.ts';

/** No account is connected. */
export const someKeys = ({
  keys = {},
  ...over
}: Partial<Omit<KeysView, 'keys'>> & { keys?: Partial<KeysView['keys']> } = {}): KeysView => ({
  canKeep: true,
  modes: { mercadopago: 'off', mail: 'off', envia: 'off', facturapi: 'off' },
  webhookUrl: 'https://miel.example.com/api/webhooks/mercadopago',
  ...over,
  keys: {
    ...(Object.fromEntries(KEY_NAMES.map((name) => [name, {}])) as KeysView['keys']),
    ...keys,
  },
});
