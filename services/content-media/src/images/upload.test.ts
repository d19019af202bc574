import { describe, expect, test } from '@jest/globals';
import { uploadResponse } from '@shop/contracts/image';
import { aPng, formWith } from '../testing/pictures.ts';
import { withContentMedia, type TestContentMedia } from '../testing/with-content-media.ts';

const upload = async ({ admin }: TestContentMedia, bytes: Buffer) => {
  const answer = await admin.post('/api/admin/upload-image', formWith(bytes));
  expect(answer).toMatchObject({ status: 201 });
  return { status: answer.status, ...uploadResponse.parse(answer.body) };
};

const fileOf = async ({ url, env }: TestContentMedia, address: string) => {
  const response = await fetch(address.replace(env.PUBLIC_BASE_URL, url));
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
};

describe('uploading an image', () => {
  test('when the same picture is uploaded again then it is the one that is there, until that is deleted', () =>
    withContentMedia(async (service) => {
      const picture = await aPng();
      const first = await upload(service, picture);
      const files = await service.bucket.list('subidas/');

      const second = await upload(service, picture);

      expect(second.imageUrl).toBe(first.imageUrl);
      expect((await service.bucket.list('subidas/')).length).toBeLessThan(2 * files.length);
      const other = await upload(service, await aPng());
      expect(other.imageUrl).not.toBe(first.imageUrl);
      await service.bucket.remove((await service.bucket.list('subidas/')).map(({ key }) => key));
      const third = await upload(service, picture);
      expect((await fileOf(service, third.imageUrl)).response.status).toBe(200);
    }));

  test('when four arrive at once then all are stored', () =>
    withContentMedia(async (service) => {
      const pictures = await Promise.all(Array.from({ length: 4 }, () => aPng()));

      const answers = await Promise.all(pictures.map((picture) => upload(service, picture)));

      expect(new Set(answers.map(({ imageUrl }) => imageUrl)).size).toBe(4);
      const files = await service.bucket.list('subidas/');
      expect(files.filter(({ key }) => key.endsWith('.webp'))).toHaveLength(16);
    }));
});
