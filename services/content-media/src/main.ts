import { runMain } from '@shop/service-kit/run';
import { contentMedia } from './service.ts';

runMain(contentMedia.name, contentMedia.start);
