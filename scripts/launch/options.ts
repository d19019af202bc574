import { isAbsolute, join } from 'node:path';
import * as z from 'zod';

export const ROOT = join(import.meta.dirname, '..', '..');

const schema = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(8080),
  DATA_DIR: z.string().min(1).default('.data'),
  PUBLIC_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  ADMIN_USERNAME: z.string().min(1).max(100).default('admin'),
  ADMIN_PASSWORD: z.string().min(10, 'must have at least 10 characters').max(255).optional(),
});

export type Options = {
  port: number;
  dataDir: string;
  publicBaseUrl: string;
  adminUsername: string;
  adminPassword: string | undefined;
  dev: boolean;
};

/** @throws Error with one line that names what is wrong in the environment */
export function readOptions(env: NodeJS.ProcessEnv, args: string[]): Options {
  // `ADMIN_PASSWORD=` in a .env means that nothing was filled in.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (!result.success) {
    const wrong = result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`Configuration: ${wrong.join('; ')}`);
  }
  const { PORT, DATA_DIR, PUBLIC_BASE_URL, ADMIN_USERNAME, ADMIN_PASSWORD } = result.data;
  return {
    port: PORT,
    dataDir: isAbsolute(DATA_DIR) ? DATA_DIR : join(ROOT, DATA_DIR),
    publicBaseUrl: (PUBLIC_BASE_URL ?? `http://localhost:${PORT}`).replace(/\/$/, ''),
    adminUsername: ADMIN_USERNAME,
    adminPassword: ADMIN_PASSWORD,
    dev: args.includes('--dev'),
  };
}
