import { Client } from 'minio';
import { afterwards } from '../../testing/afterwards.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { type S3Server, startS3 } from '../server.ts';

export const accessKey = 'test-key';
export const secretKey = 'test-secret-key';

export type Opened = { server: S3Server; client: Client; dataDir: string };

/** A server on a folder of its own, with the client that the shop uses. */
export async function openS3(dataDir = temporaryFolder()): Promise<Opened> {
  const server = await startS3({ dataDir, accessKey, secretKey });
  server.close = afterwards(server.close);
  return { server, dataDir, client: clientOf(server.url) };
}

export function clientOf(url: string, secret = secretKey): Client {
  const { hostname, port } = new URL(url);
  return new Client({ endPoint: hostname, port: Number(port), useSSL: false, accessKey, secretKey: secret });
}

export async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

type Listed = { name?: string; prefix?: string };

export async function namesOf(list: AsyncIterable<Listed>): Promise<string[]> {
  const names: string[] = [];
  for await (const { name, prefix } of list) names.push(name ?? prefix ?? '');
  return names;
}
