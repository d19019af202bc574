import type { Picture } from '@shop/contracts/elixir';
import { css, Icon, IconButton, Text, theme } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';

const { color, radius, space } = theme;

const view = css({
  height: 'min(70dvh, 48rem)',
  overflow: 'auto',
  borderRadius: radius.md,
  background: color.creamDeep,
  touchAction: 'pan-x pan-y pinch-zoom',
});
const picture = css({
  display: 'block',
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  img: { width: '100%', height: '100%', objectFit: 'contain' },
  '&[aria-pressed="true"]': { width: '250%', height: '250%', cursor: 'zoom-out' },
});
const foot = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space(4),
  marginTop: space(3),
});

type Point = { x: number; y: number };
const CENTRE: Point = { x: 0.5, y: 0.5 };

/** The pressed point as a fraction of the picture; a key press means its centre. */
const pointOf = ({ detail, clientX, clientY, currentTarget }: MouseEvent): Point => {
  if (detail === 0) return CENTRE;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return { x: (clientX - left) / width, y: (clientY - top) / height };
};

/** A picture in full size: a press or two fingers zoom in at that point, and arrow keys move it. */
const Enlarged = ({ url, alt }: { url: string; alt: string }) => {
  const box = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState<Point>();
  useLayoutEffect(() => {
    const { current } = box;
    if (!near || !current) return;
    current.scrollLeft = near.x * current.scrollWidth - current.clientWidth / 2;
    current.scrollTop = near.y * current.scrollHeight - current.clientHeight / 2;
  }, [near]);
  return (
    <div ref={box} css={view}>
      <button
        type="button"
        title={near ? 'Alejar' : 'Acercar'}
        aria-pressed={Boolean(near)}
        css={picture}
        onClick={(event) => setNear(near ? undefined : pointOf(event))}
      >
        <img src={url} alt={alt} decoding="async" />
      </button>
    </div>
  );
};

type Props = { name: string; pictures: Picture[]; start: number; onClose: () => void };

/** The pictures one by one, in a window. */
export const Zoom = ({ name, pictures, start, onClose }: Props) => {
  const [at, setAt] = useState(start);
  const { url, alt } = pictures[at]!;
  const turn = (step: number) => setAt((now) => (now + step + pictures.length) % pictures.length);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') turn(-1);
    if (key === 'ArrowRight') turn(1);
  };
  return (
    <Dialog wide title={name} onClose={onClose}>
      <div onKeyDown={onKeyDown}>
        <Enlarged key={url} url={url} alt={alt ?? `${name}, foto ${at + 1}`} />
        <div css={foot}>
          <IconButton label="Foto anterior" onClick={() => turn(-1)}>
            <Icon name="chevronLeft" />
          </IconButton>
          <Text size="sm" tone="soft" role="status">
            {`Foto ${at + 1} de ${pictures.length}`}
          </Text>
          <IconButton label="Foto siguiente" onClick={() => turn(1)}>
            <Icon name="chevronRight" />
          </IconButton>
        </div>
      </div>
    </Dialog>
  );
};
