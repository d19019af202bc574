import type { StampedInvoice } from '../../../../embedded/src/facturapi/books.ts';
import { startFacturapi } from '../../../../embedded/src/facturapi/server.ts';
import { controlsOf, ownStandIn } from './own-stand-in.ts';

export type OwnFacturapi = Awaited<ReturnType<typeof ownFacturapi>>;

const key = 'sk_test_own';

/** An invoice account for one test file, with its controls. */
export async function ownFacturapi() {
  const server = await ownStandIn((dataDir) => startFacturapi({ dataDir, key }));
  const { control, ...faults } = controlsOf(server.url, key);
  return {
    ...faults,
    env: { FACTURAPI_KEY: key, FACTURAPI_BASE_URL: `${server.url}/v2` },
    /** The account's own books: everything that it has stamped. */
    stamped: async () => (await control<{ invoices: StampedInvoice[] }>('GET', '/ledger')).invoices,
    close: server.close,
  };
}
