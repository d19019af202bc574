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
export function startAvifQueue({ jobs, bucket, log }: Deps): AvifQueue {
  const ending = new AbortController();
  let working: Promise<void> | undefined;
  const unread = (error: unknown) =>
    log.warn({ err: error }, 'AVIF jobs could not be read and will be later');

  const work = async () => {
    for (let job = await jobs.claim(); job; job = await jobs.claim()) {
      await workOn(job, { jobs, bucket, log }, ending.signal);
      if (ending.signal.aborted) return;
    }
  };
  const wake = () => {
    if (!ending.signal.aborted)
      working ??= work()
        .catch(unread)
        .finally(() => (working = undefined));
  };

  wake();
  const timer = setInterval(wake, LOOK_EVERY_MS);
  timer.unref();
  return {
    expect: jobs.expect,
    ready: (key) => void jobs.ready(key).then(wake, unread),
    stop: async () => {
      clearInterval(timer);
      ending.abort();
      await working;
    },
  };
}

async function workOn(job: AvifJob, { jobs, bucket, log }: Deps, signal: AbortSignal): Promise<void> {
  try {
    await makeAvif(bucket, job._id, signal);
    await jobs.done(job._id);
  } catch (error) {
    if (signal.aborted) return void (await jobs.release(job));
    const again = await jobs.failed(job);
    log.warn({ err: error, image: job._id, again }, 'the AVIF files of an image could not be made');
  }
}
