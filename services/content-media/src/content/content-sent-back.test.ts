import { expect, test } from '@jest/globals';
import { content, type Content } from '@shop/contracts/content';
import { withContentMedia } from '../testing/with-content-media.ts';

const SENT = { page: 'home', section: 'hero', title: 'Gotas de miel', content: 'Recogemos miel.' };

test('when two send back what they read then the second one is refused and sees what the first one stored', () =>
  withContentMedia(async ({ admin, db }) => {
    const { id, ...made } = content.parse((await admin.post('/api/admin/content', SENT)).body);
    const put = (body: object) => admin.put<{ current?: Content }>(`/api/admin/content/${id}`, body);
    // Set one second back, so that the times of the two writes differ.
    const updatedAt = new Date(Date.parse(made.updatedAt) - 1_000);
    await db.collection('page_contents').updateOne({ id }, { $set: { updatedAt } });
    const read = { ...made, updatedAt: updatedAt.toISOString() };

    expect((await put({ ...read, title: 'De la primera' })).status).toBe(200);

    expect(await put({ ...read, content: 'De la segunda' })).toMatchObject({
      status: 409,
      body: { current: { title: 'De la primera', content: 'Recogemos miel.' } },
    });
    expect((await put({ ...SENT, version: 1 })).status).toBe(409);
    expect((await put({ ...SENT, version: 2, title: 'De quien leyó' })).status).toBe(200);
  }));
