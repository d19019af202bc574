import { createBaseApp, type AppOptions } from '../app.ts';
import { createLog } from '../log.ts';
import { listen } from '../run.ts';
import { testClient } from './client.ts';

type Routes = Partial<AppOptions> & Pick<AppOptions, 'mount'>;

/** Some routes in the base app that every service has; `close` ends it. */
export async function serveRoutes(routes: Routes) {
  const app = createBaseApp({ log: createLog('test', 'silent'), ready: async () => undefined, ...routes });
  const { port, close } = await listen({ app, port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${port}`;
  return { url, port, close, client: testClient(url) };
}
