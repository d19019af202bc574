import { runMain } from '@shop/service-kit/run';
import { readContentMediaConfig } from './config.ts';
import { startContentMedia } from './start.ts';

runMain('content-media', () => startContentMedia(readContentMediaConfig()));
