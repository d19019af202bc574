import { ownerOf } from '@shop/contracts/pages';
import { css, Global, Icon, IconButton, theme } from '@shop/ui';
import { useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { entryOf } from '../remotes.ts';
import { onTitleChange } from '../title-change.ts';

const { color, size, space } = theme;
const line = (tone: string) => ({ outline: `3px dashed ${tone}`, outlineOffset: -3 });
const outlines = {
  '#root > header, #root > footer': line(color.honey),
  '#contenido': line(color.petal),
};
const legend = css({
  position: 'fixed',
  insetInlineStart: space(3),
  bottom: space(3),
  zIndex: 60,
  display: 'flex',
  alignItems: 'center',
  gap: space(2),
  maxWidth: `calc(100vw - ${space(6)})`,
  paddingInlineStart: space(4),
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.line}`,
  fontSize: size.sm,
  '& dl': { display: 'grid', gridTemplateColumns: 'auto auto', columnGap: space(3), margin: 0 },
  '& dd': { margin: 0, fontFamily: 'monospace' },
});

/** The current path. Pages change without a reload, and each has its own title. */
const useShownPath = () => {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => onTitleChange(() => setPath(location.pathname)), []);
  return path;
};

/** The release of a file, from its web server's answer; undefined until it is known. */
const useRelease = (file: string) => {
  const [release, setRelease] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    setRelease(undefined);
    fetch(file, { method: 'HEAD', signal: controller.signal }).then(
      ({ headers }) => setRelease(headers.get('x-release') ?? '—'),
      () => !controller.signal.aborted && setRelease('—'),
    );
    return () => controller.abort();
  }, [file]);
  return release;
};

const Release = ({ file }: { file: string }) => <dd>{useRelease(file) ?? '…'}</dd>;

const Boundaries = ({ onClose }: { onClose: () => void }) => {
  const remote = ownerOf(useShownPath());
  return (
    <aside aria-label="Límites" css={legend}>
      <Global styles={outlines} />
      <dl>
        <dt>Marco: shell</dt>
        <Release file={document.querySelector<HTMLScriptElement>('script[src]')?.src ?? '/'} />
        <dt>Página: mf-{remote}</dt>
        <Release file={entryOf(remote)} />
      </dl>
      <IconButton label="Ocultar límites" onClick={onClose}>
        <Icon name="close" />
      </IconButton>
    </aside>
  );
};

const place = document.createElement('div');
let shown: Root | undefined;

/** Shows or hides the front end and release of each part of the page. */
export const toggleBoundaries = (): void => {
  if (shown) {
    shown.unmount();
    shown = undefined;
    place.remove();
    return;
  }
  shown = createRoot(document.body.appendChild(place));
  shown.render(<Boundaries onClose={toggleBoundaries} />);
};
