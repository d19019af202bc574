import { describe, expect, test } from '@jest/globals';
import { isReleased, releaseImage } from './image-release.ts';

const SECRET = 'a-secret-of-the-services';
const NOW = 1_800_000_000_000;

describe('the word that an image is not used', () => {
  test('when it was given for this image a moment ago, then it holds', () => {
    expect(isReleased(SECRET, 'a.webp', releaseImage(SECRET, 'a.webp', NOW), NOW + 59_000)).toBe(true);
  });

  test('when it is older than a minute, then it holds no more', () => {
    expect(isReleased(SECRET, 'a.webp', releaseImage(SECRET, 'a.webp', NOW), NOW + 60_001)).toBe(false);
  });

  test('when it was given for another image, by somebody else, or changed, then it does not hold', () => {
    const [until = '', sign = ''] = releaseImage(SECRET, 'a.webp', NOW).split('.');

    expect(isReleased(SECRET, 'b.webp', `${until}.${sign}`, NOW)).toBe(false);
    expect(isReleased('another', 'a.webp', `${until}.${sign}`, NOW)).toBe(false);
    expect(isReleased(SECRET, 'a.webp', `${Number(until) + 1}.${sign}`, NOW)).toBe(false);
  });

  test.each([undefined, '', 'x', '1.2', ['1', '2'], `${NOW}.${'é'.repeat(43)}`, `${NOW}.${'a'.repeat(42)}`])(
    'when it is %j, then it is no word at all',
    (release) => {
      expect(isReleased(SECRET, 'a.webp', release, NOW)).toBe(false);
    },
  );
});
