import { runMain } from '@shop/service-kit/run';
import { readAuthConfig } from './config.ts';
import { startAuth } from './start.ts';

runMain('auth', () => startAuth(readAuthConfig()));
