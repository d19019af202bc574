import { remoteDev } from '@shop/build/dev';

export default remoteDev({ dir: import.meta.dirname, name: 'storefront', port: 4201 });
