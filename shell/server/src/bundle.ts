import { createRequire } from 'node:module';
import type * as Ssr from '../../src/ssr.tsx';

/** The shell's server build: `shell/src/ssr.tsx`. */
export type Bundle = Pick<typeof Ssr, 'documentOf' | 'loadRelease' | 'render'>;

/** @param file absolute path of `dist-ssr/app.cjs` */
export const loadBundle = (file: string): Bundle => createRequire(import.meta.url)(file) as Bundle;
