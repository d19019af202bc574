import { fileURLToPath } from 'node:url';
import { withService, type TestService } from '@shop/service-kit/testing/with-service';
import { createBucket, type Bucket } from '../media/bucket.ts';
import { contentMedia } from '../service.ts';

/** The environment that fills empty pages and an empty bucket with the sample content. */
export const SEEDED = {
  SEED: '1',
  SEED_DIR: fileURLToPath(new URL('../../../../seed/', import.meta.url)),
};

/** `bucket` gives tests direct access to the service's bucket. */
export type TestContentMedia = TestService & { bucket: Bucket };

/** Runs a test against its own service with its own bucket. */
export const withContentMedia = (
  test: (service: TestContentMedia) => Promise<void>,
  over?: Record<string, string>,
): Promise<void> =>
  withService(
    contentMedia,
    async (running) => {
      const bucket = createBucket(running.env);
      try {
        await test({ ...running, bucket });
      } finally {
        bucket.close();
      }
    },
    over,
  );
