import { runMain } from '@shop/service-kit/run';
import { auth } from './service.ts';

runMain(auth.name, auth.start);
