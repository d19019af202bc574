import { get, type Agent } from 'node:http';
import * as z from 'zod';

export type WebServer = { url: string; agent: Agent };

/** A name below the build folder, never one above it. */
const fileName = z.string().regex(/^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/);
const schema = z.object({
  release: z.string().regex(/^[0-9a-f]{12}$/),
  files: z.array(fileName).min(1),
  serverFiles: z.array(fileName),
});
export type Release = z.output<typeof schema>;

const PATIENCE_MS = 5_000;

/** What a front end's web server serves now. @throws Error when it is away or says something else */
export const fetchRelease = async (server: WebServer): Promise<Release> =>
  schema.parse(JSON.parse((await fetchFile(server, '/release.json')).toString('utf8')));

/** A file as it is on the web server's disk, not encoded. @throws Error when it does not come whole */
export function fetchFile({ url, agent }: WebServer, path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const request = get(new URL(path, url), { agent, signal }, async (response) => {
      try {
        const chunks = await response.toArray();
        if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
        resolve(Buffer.concat(chunks as Buffer[]));
      } catch (error) {
        reject(error);
      }
    });
    request.on('error', reject);
  });
}
