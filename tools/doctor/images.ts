import { withTimeout } from '@shop/service-kit/with-timeout';
import type { Environment } from './environment.ts';
import { type Finding, findingsOf, reasonOf } from './finding.ts';

const { error, ok } = findingsOf('Imágenes (S3)');
const TIMEOUT_MS = 5_000;

/** The bucket exists and these keys may list it. */
export async function checkImages(env: Environment): Promise<Finding[]> {
  const { S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, S3_BUCKET, S3_REGION } = env;
  if (!S3_ENDPOINT) return [];
  if (!S3_ACCESS_KEY || !S3_SECRET_KEY || !S3_BUCKET)
    return error('Faltan S3_ACCESS_KEY, S3_SECRET_KEY o S3_BUCKET.', 'Pon las tres junto a S3_ENDPOINT.');
  // Not every service beside which this may run has the library.
  const { s3Client } = await import('../backup/stores.ts');
  const s3 = s3Client({ S3_ENDPOINT, S3_ACCESS_KEY, S3_SECRET_KEY, ...(S3_REGION && { S3_REGION }) });
  try {
    if (!(await withTimeout(s3.bucketExists(S3_BUCKET), TIMEOUT_MS, tooLate)))
      return error(`No existe el bucket ${S3_BUCKET}.`, 'Créalo, o enciende content-media, que lo crea.');
    for await (const _object of s3.listObjectsV2(S3_BUCKET, '', false)) break;
    return ok(`El bucket ${S3_BUCKET} responde.`);
  } catch (cause) {
    return error(`No se puede usar: ${reasonOf(cause)}`, 'Revisa S3_ENDPOINT y las llaves.');
  }
}

const tooLate = () => {
  throw new Error('no respondió en 5 segundos');
};
