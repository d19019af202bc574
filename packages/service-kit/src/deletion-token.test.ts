import { describe, expect, test } from '@jest/globals';
import { isDeletionToken, signDeletionToken } from './deletion-token.ts';

const SECRET = 'a-secret-of-the-services';
const NOW = 1_800_000_000_000;

describe('the token that an image may be deleted', () => {
  test('when it was signed for this image a moment ago then it holds', () => {
    expect(isDeletionToken(SECRET, 'a.webp', signDeletionToken(SECRET, 'a.webp', NOW), NOW + 59_000)).toBe(
      true,
    );
  });

  test('when it is older than a minute then it holds no more', () => {
    expect(isDeletionToken(SECRET, 'a.webp', signDeletionToken(SECRET, 'a.webp', NOW), NOW + 60_001)).toBe(
      false,
    );
  });

  test('when it was signed for another image, by somebody else, or changed then it does not hold', () => {
    const [until = '', sign = ''] = signDeletionToken(SECRET, 'a.webp', NOW).split('.');

    expect(isDeletionToken(SECRET, 'b.webp', `${until}.${sign}`, NOW)).toBe(false);
    expect(isDeletionToken('another', 'a.webp', `${until}.${sign}`, NOW)).toBe(false);
    expect(isDeletionToken(SECRET, 'a.webp', `${Number(until) + 1}.${sign}`, NOW)).toBe(false);
  });

  test.each([undefined, '', 'x', '1.2', ['1', '2'], `${NOW}.${'é'.repeat(43)}`, `${NOW}.${'a'.repeat(42)}`])(
    'when it is %j then it is no token at all',
    (release) => {
      expect(isDeletionToken(SECRET, 'a.webp', release, NOW)).toBe(false);
    },
  );
});
