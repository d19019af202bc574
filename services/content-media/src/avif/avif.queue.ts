import { startLoop } from '@shop/service-kit/lease-queue/start-loop';
import { workOff } from '@shop/service-kit/lease-queue/work-off';
import type { Log } from '@shop/service-kit/log';
import type { Bucket } from '../media/bucket.ts';
import type { AvifJob } from './avif-job.model.ts';
import type { AvifJobStore } from './avif-job.store.ts';
import { makeAvif } from './make-avif.ts';

/** How often jobs are looked for that another instance left behind (ms). */
const LOOK_EVERY_MS = 30_000;

/** `expect` before an image's files are stored, `ready` after: a job is then lost in no moment between. */
export type AvifQueue = {
  expect: (key: string) => Promise<unknown>;
  ready: (key: string) => void;
  stop: () => Promise<void>;
};
type Deps = { jobs: AvifJobStore; bucket: Bucket; log: Log };

/** Makes AVIF files one image after the other, beside the answers; begins with what an earlier process left. */
export function startAvifQueue(deps: Deps): AvifQueue {
  const { jobs, log } = deps;
  const turn = (signal: AbortSignal) =>
    workOff({ claim: jobs.claim, work: (job) => workOn(job, deps, signal), atOnce: 1 }, signal);
  const loop = startLoop(turn, { name: 'avif', everyMs: LOOK_EVERY_MS, log });
  const isLate = (error: unknown) =>
    log.warn({ err: error }, 'an AVIF job could not be marked as ready: it waits for the end of its lease');
  return {
    expect: jobs.expect,
    ready: (key) => void jobs.ready(key).then(loop.wake, isLate),
    stop: loop.close,
  };
}

async function workOn(job: AvifJob, { jobs, bucket, log }: Deps, signal: AbortSignal): Promise<'next'> {
  try {
    await makeAvif(bucket, job._id, signal);
    await jobs.done(job._id);
  } catch (error) {
    if (signal.aborted) await jobs.release(job);
    else {
      const again = await jobs.failed(job);
      log.warn({ err: error, image: job._id, again }, 'the AVIF files of an image could not be made');
    }
  }
  return 'next';
}
