import { remoteServer } from '@shop/build/server';

export default remoteServer({ dir: import.meta.dirname, name: 'checkout' });
