import type { Job } from '@shop/service-kit/job';
import { workOff } from '@shop/service-kit/lease-queue/work-off';
import type { Log } from '@shop/service-kit/log';
import type { Bucket } from '../media/bucket.ts';
import type { AvifJob, AvifJobStore } from './avif-job.store.ts';
import { makeAvif } from './make-avif.ts';

/** How often to look for jobs that another instance left behind, in milliseconds. */
const LOOK_EVERY_MS = 30_000;

type Deps = { avif: AvifJobStore; bucket: Bucket; log: Log };

/** Makes AVIF files one image after another in the background; starts with jobs that an earlier process left. */
export const makeAvifJob = (deps: Deps): Job => ({
  name: 'avif',
  every: LOOK_EVERY_MS,
  onDue: deps.avif.onDue,
  run: (signal) =>
    workOff({ claim: deps.avif.claim, work: (job) => workOn(job, deps, signal), atOnce: 1 }, signal),
});

async function workOn(job: AvifJob, { avif, bucket, log }: Deps, signal: AbortSignal): Promise<'next'> {
  try {
    await makeAvif(bucket, job._id, signal);
    await avif.done(job._id);
  } catch (error) {
    if (signal.aborted) await avif.release(job);
    else {
      const again = await avif.failed(job);
      log.warn({ err: error, image: job._id, again }, 'the AVIF files of an image could not be made');
    }
  }
  return 'next';
}
