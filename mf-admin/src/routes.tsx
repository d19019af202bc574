import type { RemoteModule } from '@shop/app-kit';

const routes: RemoteModule['default'] = [];
export default routes;
