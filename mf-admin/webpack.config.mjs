import { remote } from '@shop/build';

export default remote({ dir: import.meta.dirname, name: 'admin' });
