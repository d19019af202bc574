import { remoteDev } from '@shop/build/dev';

export default remoteDev({ dir: import.meta.dirname, name: 'checkout', port: 4202 });
