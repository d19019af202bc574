/** The images that the shop runs on; docker-compose.yml names the same ones. */
export const IMAGES = {
  mongo: 'mongo:8',
  redis: 'redis:7-alpine',
  s3: 'quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z',
} as const;
