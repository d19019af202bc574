import { startEnvia } from '../../../../embedded/src/envia/server.ts';
import { controlsOf, ownStandIn } from './own-stand-in.ts';

export type SoldLabel = { trackingNumber: string; status: string; reference: string; totalPrice: number };
export type OwnEnvia = Awaited<ReturnType<typeof ownEnvia>>;

const token = 'TEST-envia';

/** A labels account for one test file, with its controls. */
export async function ownEnvia() {
  const server = await ownStandIn((dataDir) => startEnvia({ dataDir, token }));
  const { control, ...faults } = controlsOf(server.url, token);
  return {
    ...server,
    ...faults,
    env: { ENVIA_TOKEN: token, ENVIA_BASE_URL: server.url, ENVIA_QUERIES_URL: server.url },
    /** The account's own books: every label that was paid. */
    sold: async () => (await control<{ labels: SoldLabel[] }>('GET', '/ledger')).labels,
    turn: (number: string, status: 'Created' | 'Shipped' | 'Delivered') =>
      control('POST', `/labels/${number}/status`, { status }),
  };
}
