import { runMain } from '@shop/service-kit/run';
import { contentMedia } from './service.ts';

export const { start } = contentMedia;
if (import.meta.main) runMain(contentMedia.name, start);
