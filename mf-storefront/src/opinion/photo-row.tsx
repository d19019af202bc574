import { photoUrls, wholePhoto } from '@shop/contracts/opinion-photo';
import { css, theme } from '@shop/ui';

export const gallery = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(2),
  listStyle: 'none',
  margin: 0,
  padding: 0,
});
export const thumbnail = css({
  display: 'block',
  width: 96,
  height: 96,
  objectFit: 'cover',
  borderRadius: theme.radius.sm,
  background: theme.color.line,
});

/** A buyer's photos; each opens in full size. */
export const PhotoRow = ({ keys, name }: { keys: string[]; name: string }) => (
  <ul css={gallery}>
    {keys.map((key, at) => (
      <li key={key}>
        <a href={wholePhoto(photoUrls('/api').shown(key))} target="_blank" rel="noreferrer">
          <img
            src={photoUrls('/api').shown(key)}
            alt={['Foto', at + 1, name && `de ${name}`].filter(Boolean).join(' ')}
            loading="lazy"
            css={thumbnail}
          />
        </a>
      </li>
    ))}
  </ul>
);
