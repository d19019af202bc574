import { baseEnv, envUrl, publicUrl, readConfig } from '@shop/service-kit/config';
import * as z from 'zod';

const schema = z.object({
  ...baseEnv,
  /** Where browsers reach the shop. */
  PUBLIC_BASE_URL: publicUrl,
  /** The API as this process reaches it: through the gateway, as browsers do. */
  API_URL: envUrl,
  /** The web servers of the micro-frontends whose pages are rendered. */
  STOREFRONT_URL: envUrl,
  CHECKOUT_URL: envUrl,
  /** The shell's build (`dist`, `dist-ssr`), and the folder where its releases are kept. */
  WEB_ROOT: z.string().min(1),
  RELEASES_DIR: z.string().min(1),
  KEEP_RELEASES: z.coerce.number().int().min(1).default(5),
  /** Which release of each micro-frontend pages load (registry.ts); without it the current ones. */
  REMOTES_FILE: z.string().optional(),
});
export type ShellConfig = z.output<typeof schema>;

/** @throws ConfigError that names every missing or invalid variable */
export const readShellConfig = (env: NodeJS.ProcessEnv = process.env): ShellConfig => readConfig(schema, env);
