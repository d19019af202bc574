import { baseEnv, envUrl, milliseconds, publicUrl, readConfig } from '@shop/service-kit/config';
import * as z from 'zod';

const schema = z.object({
  ...baseEnv,
  /** The shop's address for browsers. */
  PUBLIC_BASE_URL: publicUrl,
  /** The API as this process reaches it: through the gateway, as browsers do. */
  API_URL: envUrl,
  /** The web servers of the micro-frontends that are rendered here. */
  STOREFRONT_URL: envUrl,
  CHECKOUT_URL: envUrl,
  /** The shell's build (`dist`, `dist-ssr`), and the folder with its kept releases. */
  WEB_ROOT: z.string().min(1),
  RELEASES_DIR: z.string().min(1),
  KEEP_RELEASES: z.coerce.number().int().min(1).default(5),
  /** The file that chooses the release of each micro-frontend (registry.ts); without it the current ones are used. */
  REMOTES_FILE: z.string().optional(),
  /** How often to look for new releases of the micro-frontends. */
  LOOK_EVERY_MS: milliseconds(10_000),
});
export type ShellConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readShellConfig = (env: NodeJS.ProcessEnv = process.env): ShellConfig => readConfig(schema, env);
