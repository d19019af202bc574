import { Redis } from 'ioredis';
import { MongoClient } from 'mongodb';
import { IMAGES } from './images.ts';

/** What answers behind a MongoDB address. */
export async function mongoVersion(uri: string): Promise<string> {
  const client = await new MongoClient(uri).connect();
  try {
    const { version, modules } = await client.db('admin').command({ buildInfo: 1 });
    const isStandIn = (modules as string[] | undefined)?.includes('embedded');
    return isStandIn
      ? `the embedded server (${version}), which stands in: NOT MongoDB`
      : `MongoDB ${version}`;
  } finally {
    await client.close();
  }
}

async function redisVersion(url: string): Promise<string> {
  const redis = new Redis(url);
  try {
    return `Redis ${/redis_version:(\S+)/.exec(await redis.info('server'))?.[1] ?? '?'}`;
  } finally {
    redis.disconnect();
  }
}

async function s3Server(endpoint: string): Promise<string> {
  const { headers } = await fetch(endpoint);
  return headers.get('server') ?? 'an unnamed server';
}

/** One line for each server that the tests run on: an image's name alone does not tell. */
export async function sayServers(env: Record<string, string>): Promise<void> {
  const lines = [
    `${IMAGES.mongo}: ${await mongoVersion(env['MONGODB_URI']!)}`,
    `${IMAGES.redis}: ${await redisVersion(env['REDIS_URL']!)}`,
    `${IMAGES.s3}: ${await s3Server(env['S3_ENDPOINT']!)}`,
  ];
  for (const line of lines) process.stdout.write(`• running on ${line}\n`);
}
