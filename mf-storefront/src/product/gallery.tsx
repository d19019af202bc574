import { onDemand } from '@shop/app-kit';
import type { Picture } from '@shop/contracts/elixir';
import { css, Icon, IconButton, ResponsiveImage, theme } from '@shop/ui';
import { useRef, useState, type KeyboardEvent, type ReactElement } from 'react';

const Zoom = onDemand(() => import(/* webpackChunkName: "p-zoom" */ './zoom.tsx').then((m) => m.Zoom));

const { color, media, radius, space } = theme;

const frame = css({ position: 'relative' });
const track = css({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  [media.lessMotion]: { scrollBehavior: 'auto' },
  '&::-webkit-scrollbar': { display: 'none' },
  '& li': { flex: '0 0 100%', scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});
const opener = css({
  display: 'block',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '&:focus-visible': { outline: `3px solid ${color.petal}`, outlineOffset: -3, borderRadius: 0 },
  '& img': { display: 'block' },
});
const arrow = css({
  position: 'absolute',
  top: '50%',
  transform: 'translateY(-50%)',
  background: `color-mix(in srgb, ${color.paper} 88%, transparent)`,
  // Phones swipe instead.
  [media.belowMd]: { display: 'none' },
});
const dots = css({
  position: 'absolute',
  bottom: space(1),
  left: '50%',
  transform: 'translateX(-50%)',
  display: 'flex',
  padding: `0 ${space(1)}`,
  borderRadius: radius.pill,
  background: `color-mix(in srgb, ${color.paper} 80%, transparent)`,
});
const dot = css({
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 12,
    height: 12,
    border: `2px solid ${color.ink}`,
    borderRadius: radius.pill,
  },
  '&[aria-current]::before': { background: color.ink },
  '&:focus-visible': { borderRadius: radius.pill },
});

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

/** The visible picture of a swiped row, and how to show another. */
const useSwiped = (count: number) => {
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const onScroll = () => {
    const { scrollLeft, clientWidth } = row.current!;
    setAt(Math.min(count - 1, Math.round(scrollLeft / clientWidth)));
  };
  const show = (wanted: number) => {
    const next = Math.min(count - 1, Math.max(0, wanted));
    row.current!.scrollTo({ left: next * row.current!.clientWidth });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    // The browser would scroll the row by a part of a picture.
    event.preventDefault();
    show(at + step);
  };
  return { row, at, show, onScroll, onKeyDown };
};

export type GalleryProps = { name: string; pictures: Picture[]; sizes: string; first: ReactElement };

/** Several pictures of a product: swiped, changed by arrows, dots and keys, and zoomed. `first` is shown at once. */
export const Gallery = ({ name, pictures, sizes, first }: GalleryProps) => {
  const { row, at, show, onScroll, onKeyDown } = useSwiped(pictures.length);
  const [zoomed, setZoomed] = useState<number>();
  return (
    <>
      <div role="group" aria-label={`Fotos de ${name}`} css={frame} onKeyDown={onKeyDown}>
        <ul ref={row} css={track} onScroll={onScroll}>
          {pictures.map(({ url, alt }, index) => (
            <li key={`${index} ${url}`}>
              <button type="button" title="Ampliar" css={opener} onClick={() => setZoomed(index)}>
                {index === 0 ? (
                  first
                ) : (
                  <ResponsiveImage
                    src={url}
                    alt={alt ?? `${name}, foto ${index + 1}`}
                    width={1280}
                    height={1280}
                    sizes={sizes}
                  />
                )}
              </button>
            </li>
          ))}
        </ul>
        {at > 0 && (
          <IconButton label="Foto anterior" css={[arrow, { left: space(3) }]} onClick={() => show(at - 1)}>
            <Icon name="chevronLeft" />
          </IconButton>
        )}
        {at < pictures.length - 1 && (
          <IconButton label="Foto siguiente" css={[arrow, { right: space(3) }]} onClick={() => show(at + 1)}>
            <Icon name="chevronRight" />
          </IconButton>
        )}
        <div css={dots}>
          {pictures.map(({ url }, index) => (
            <button
              key={`${index} ${url}`}
              type="button"
              aria-label={`Foto ${index + 1} de ${pictures.length}`}
              aria-current={index === at ? 'true' : undefined}
              css={dot}
              onClick={() => show(index)}
            />
          ))}
        </div>
      </div>
      {zoomed !== undefined && (
        <Zoom name={name} pictures={pictures} start={zoomed} onClose={() => setZoomed(undefined)} />
      )}
    </>
  );
};
