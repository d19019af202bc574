import { runMain } from '@shop/service-kit/run';
import { auth } from './service.ts';

export const { start } = auth;
if (import.meta.main) runMain(auth.name, start);
