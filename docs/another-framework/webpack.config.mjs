import { remote } from '@shop/build';

// In the place of mf-checkout. A remote of its own would have a name of its own in packages/contracts/src/pages.ts.
export default remote({ dir: import.meta.dirname, name: 'checkout', out: process.env.OUT_DIR });
