import { FACTS } from '@shop/contracts/elixir-facts';
import type { Picture } from '@shop/contracts/elixir';
import { css, Icon, IconButton, TextField, theme, VisuallyHidden } from '@shop/ui';
import { useRef, useState, type DragEvent, type KeyboardEvent } from 'react';
import { moveEntry } from '../list/move-entry.ts';
import { Thumbnail } from '../list/thumbnail.tsx';

const { color, radius, space } = theme;

const list = css({ display: 'grid', gap: space(3), listStyle: 'none', margin: 0, padding: 0 });
const row = css({
  display: 'grid',
  gridTemplateColumns: '44px 56px 1fr',
  gap: space(3),
  alignItems: 'center',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
  '&[data-over="true"]': { borderColor: color.honey, boxShadow: `0 0 0 1px ${color.honey}` },
  '& > [data-words]': { gridColumn: '1 / -1', gridRow: 2 },
  '& > [data-moves]': { display: 'flex', justifyContent: 'flex-end' },
});
const handle = css({
  width: 44,
  height: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.inkSoft,
  fontSize: '1.3rem',
  lineHeight: 1,
  cursor: 'grab',
  touchAction: 'none',
});
const STEPS: Record<string, number> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/** Reorders pictures: by dragging, by the keys of a focused handle, or by buttons. */
const useOrder = (pictures: Picture[], onChange: (pictures: Picture[]) => void) => {
  const box = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [said, setSaid] = useState('');
  const move = (from: number, to: number) => {
    if (to < 0 || to >= pictures.length || to === from) return;
    onChange(moveEntry(pictures, from, to));
    setSaid(`Foto en el lugar ${to + 1} de ${pictures.length}${to === 0 ? ': es la principal' : ''}`);
  };
  const drop = () => {
    if (dragged !== undefined && over !== undefined) move(dragged, over);
    setDragged(undefined);
    setOver(undefined);
  };
  const handleProps = (at: number) => ({
    draggable: true,
    onDragStart: (event: DragEvent<HTMLElement>) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setDragImage(event.currentTarget.closest('li')!, 20, 20);
      setDragged(at);
    },
    onDragEnd: drop,
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step) return;
      event.preventDefault();
      move(at, at + step);
      box.current?.querySelectorAll<HTMLElement>('[data-handle]')[at + step]?.focus();
    },
  });
  const rowProps = (at: number) => ({
    'data-over': dragged !== undefined && over === at && over !== dragged,
    onDragOver: (event: DragEvent) => {
      if (dragged === undefined) return;
      event.preventDefault();
      setOver(at);
    },
  });
  return { box, said, move, handleProps, rowProps };
};

type Props = {
  pictures: Picture[];
  errors: (string | undefined)[];
  onChange: (pictures: Picture[]) => void;
};

/** The ordered pictures of a product, each with alternative text. The first is the main one. */
export const PictureList = ({ pictures, errors, onChange }: Props) => {
  const { box, said, move, handleProps, rowProps } = useOrder(pictures, onChange);
  return (
    <>
      <ol ref={box} css={list} aria-label="Fotos en su orden">
        {pictures.map(({ url, alt = '' }, at) => (
          <li key={`${at} of ${pictures.length}`} css={row} {...rowProps(at)}>
            <button
              type="button"
              data-handle
              css={handle}
              aria-label={`Mover la foto ${at + 1} con las flechas o arrastrándola`}
              {...handleProps(at)}
            >
              <span aria-hidden="true">⠿</span>
            </button>
            <Thumbnail src={url} />
            <div data-words>
              <TextField
                label={at === 0 ? FACTS.alt.label : `Texto alternativo de la foto ${at + 1}`}
                hint={at === 0 && 'Foto principal: la del menú y el carrito.'}
                optional
                value={alt}
                error={errors[at]}
                onChange={(event) => onChange(pictures.toSpliced(at, 1, { url, alt: event.target.value }))}
              />
            </div>
            <div data-moves>
              <IconButton
                label={`Subir la foto ${at + 1}`}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon name="chevronUp" />
              </IconButton>
              <IconButton
                label={`Bajar la foto ${at + 1}`}
                disabled={at === pictures.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon name="chevronDown" />
              </IconButton>
              <IconButton
                label={`Quitar la foto ${at + 1}`}
                onClick={() => onChange(pictures.toSpliced(at, 1))}
              >
                <Icon name="trash" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
