import { css } from '@emotion/react';
import { IMAGE_WIDTHS } from '@shop/contracts/image-widths';
import { BOTTLES, SHOP_IMAGES, UPLOADED_IMAGES } from '@shop/contracts/picture-folders';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { Icon } from './icon.tsx';
import { theme } from './theme.ts';

/** An image address may have any origin, so its folder tells whether it is the shop's own. */
const FOLDERS = [SHOP_IMAGES, UPLOADED_IMAGES, BOTTLES].join('|');
const OURS = new RegExp(
  `^((?:https?://[^/]+)?/media/(?:${FOLDERS})[^?#]+?)(?:-(?:${IMAGE_WIDTHS.join('|')}))?\\.webp$`,
);

/** Address of the variant `width` pixels wide of one of the shop's images; other addresses are returned unchanged. */
export const variantUrl = (url: string, width: (typeof IMAGE_WIDTHS)[number]) => {
  const match = OURS.exec(url);
  return match ? `${match[1]}-${width}.webp` : url;
};

/** `srcset` of one of the shop's images in all its widths; undefined for other addresses. */
export const srcSet = (url: string) =>
  OURS.test(url) ? IMAGE_WIDTHS.map((width) => `${variantUrl(url, width)} ${width}w`).join(', ') : undefined;

/**
 * `sizes` of a picture that phones draw `phone` wide, and wider windows as `wider` says. Phones with 3 pixels per point
 * get the picture for 2, because the difference is invisible.
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
  /** The drawn width, e.g. '(min-width: 768px) 50vw, 100vw'. */
  sizes?: string;
  /** A picture in the first view: loaded first. */
  priority?: boolean;
};

const AGAIN_MS = 2_000;

/**
 * Whether a picture failed to load, and its error handler. One of the shop's images is requested twice: a custom
 * blend's bottle is drawn on its first request, which may take longer than the timeout.
 */
function useBroken(src: string): [isBroken: boolean, onError: () => void] {
  const [broken, setBroken] = useState('');
  const repeated = useRef('');
  useEffect(() => {
    if (broken !== src || repeated.current === src || !OURS.test(src)) return;
    const timer = setTimeout(() => {
      repeated.current = src;
      setBroken('');
    }, AGAIN_MS);
    return () => clearTimeout(timer);
  }, [broken, src]);
  return [broken === src, () => setBroken(src)];
}

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
  const [isBroken, onError] = useBroken(src);
  if (isBroken) {
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
      onError={onError}
      css={[picture, { aspectRatio: `${width} / ${height}` }]}
    />
  );
};
