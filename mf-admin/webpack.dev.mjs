import { remoteDev } from '@shop/build/dev';

export default remoteDev({ dir: import.meta.dirname, name: 'admin', port: 4203 });
