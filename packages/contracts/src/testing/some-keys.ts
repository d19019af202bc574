import { KEY_ACCOUNT_NAMES, KEY_NAMES, type KeysView } from '../keys.ts';

/** No account is connected. */
export const someKeys = ({
  keys = {},
  ...over
}: Partial<Omit<KeysView, 'keys'>> & { keys?: Partial<KeysView['keys']> } = {}): KeysView => ({
  canKeep: true,
  modes: Object.fromEntries(KEY_ACCOUNT_NAMES.map((name) => [name, 'off'])) as KeysView['modes'],
  webhookUrl: 'https://miel.example.com/api/webhooks/mercadopago',
  ...over,
  keys: {
    ...(Object.fromEntries(KEY_NAMES.map((name) => [name, {}])) as KeysView['keys']),
    ...keys,
  },
});
