import { css } from '@emotion/react';
import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import { useState, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { theme } from './theme.ts';

const OURS = new RegExp(`^((?:https?://[^/]+)?/media/[^?#]+?)(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.webp$`);

/** Address of the variant `width` pixels wide of one of our images; any other address comes back as it is. */
export const variantUrl = (url: string, width: (typeof IMAGE_WIDTHS)[number]) => {
  const match = OURS.exec(url);
  return match ? `${match[1]}-${width}.webp` : url;
};

/** `srcset` of one of our images in all its widths; undefined for addresses of others. */
export const srcSet = (url: string) =>
  OURS.test(url) ? IMAGE_WIDTHS.map((width) => `${variantUrl(url, width)} ${width}w`).join(', ') : undefined;

/**
 * `sizes` of a picture that phones draw `phone` wide, and wider windows as `wider` says. Phones of three pixels a point get
 * the picture for two: nobody sees more.
 */
export const drawnAt = (phone: string, ...wider: string[]) =>
  [...wider, `(min-resolution: 2.5dppx) calc(${phone} * 0.67)`, phone].join(', ');

const picture = css({ width: '100%', height: 'auto', objectFit: 'cover', background: theme.color.creamDeep });
const missing = css({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space(2),
  width: '100%',
  background: theme.color.creamDeep,
  color: theme.color.inkSoft,
  fontSize: theme.size.sm,
});

type ImageProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  src: string;
  alt: string;
  /** Natural proportions, so that nothing moves when the file arrives. */
  width: number;
  height: number;
  /** How wide it is drawn, e.g. '(min-width: 768px) 50vw, 100vw'. */
  sizes?: string;
  /** The picture of the first view: fetched at once and before the others. */
  priority?: boolean;
};

/** A picture in the right size for the screen; a broken one becomes 'Imagen no disponible'. */
export const ResponsiveImage = ({
  src,
  alt,
  width,
  height,
  sizes = '100vw',
  priority = false,
  ...rest
}: ImageProps) => {
  const [broken, setBroken] = useState('');
  if (broken === src) {
    return (
      <div
        role="img"
        aria-label={alt || 'Imagen no disponible'}
        className={rest.className}
        css={[missing, { aspectRatio: `${width} / ${height}` }]}
      >
        <Icon name="image" size={32} />
        <span aria-hidden="true">Imagen no disponible</span>
      </div>
    );
  }
  return (
    <img
      {...rest}
      src={variantUrl(src, 640)}
      srcSet={srcSet(src)}
      sizes={srcSet(src) ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      onError={() => setBroken(src)}
      css={[picture, { aspectRatio: `${width} / ${height}` }]}
    />
  );
};
