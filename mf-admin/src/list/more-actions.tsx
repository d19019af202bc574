import { Button, css, theme, useClosing } from '@shop/ui';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';

const { color, media, radius, shadow, size, space } = theme;
const place = css({ '&&': { position: 'relative', display: 'flex', flex: 'none' } });
const dots = css({ '&&': { width: 46, padding: 0, fontSize: size.xl } });
const panel = css({
  position: 'absolute',
  bottom: `calc(100% + ${space(2)})`,
  left: 0,
  display: 'grid',
  gap: space(2),
  width: 'max-content',
  maxWidth: 'calc(100vw - 4rem)',
  padding: space(3),
  background: color.paper,
  border: `1px solid ${color.lineStrong}`,
  borderRadius: radius.md,
  boxShadow: shadow.lg,
});
const closed = css({ display: 'none' });
// Above all of the bar.
const end = css({
  [media.belowMd]: {
    '&&': { position: 'static', marginLeft: 'auto' },
    '& > div': { right: 0, left: 'auto' },
  },
  [media.md]: { '&&, & > div': { display: 'contents' }, '& > button': { display: 'none' } },
});

type Props = {
  /** At the end of a bar, in which all of it stands from a tablet on. */
  inBar?: boolean;
  children: ReactNode;
};

/** '⋯', and above it what else can be done: a choice closes it, and so do Escape and a press elsewhere. */
export const MoreActions = ({ inBar = false, children }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const box = useClosing(isOpen, () => setOpen(false));
  const id = useId();
  const choose = ({ target, currentTarget }: MouseEvent) => {
    // A press in a window that one of them opened comes here too.
    if (!currentTarget.contains(target as Node)) return;
    box.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  return (
    <div ref={box} css={[place, inBar && end]}>
      <Button
        size="sm"
        variant="ghost"
        aria-label="Más acciones"
        aria-expanded={isOpen}
        aria-controls={id}
        css={dots}
        onClick={() => setOpen(!isOpen)}
      >
        ⋯
      </Button>
      <div id={id} css={[panel, !isOpen && closed]} onClick={choose}>
        {children}
      </div>
    </div>
  );
};
