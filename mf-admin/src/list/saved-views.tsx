import { Button, css, Icon, IconButton, Row, theme } from '@shop/ui';
import { useState } from 'react';
import * as z from 'zod/mini';
import { AdminIcon } from '../layout/admin-icon.tsx';
import { AskValue, type Asked } from './ask-value.tsx';
import type { SavedViewsOfList } from './use-saved-views.ts';

const { color, radius, space } = theme;

const bar = css({ marginBottom: space(4) });
const view = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
});
const chosen = css({ background: color.amberSoft });
const corner = css({
  alignSelf: 'flex-end',
  // Beside five filters a laptop has room for its drawing alone.
  '@media (min-width: 48em) and (max-width: 95.99em)': {
    '&&': { width: 46, padding: 0, gap: 0, fontSize: 0 },
  },
});

type Props = { saved: SavedViewsOfList };

/** Named sets of filters of a list, one press away. */
export const SavedViews = ({ saved: { views, isShown, show, remove } }: Props) =>
  views.length > 0 && (
    <Row role="group" aria-label="Vistas guardadas" gap={2} css={bar}>
      {views.map((one) => (
        <span key={one.name} css={[view, isShown(one) && chosen]}>
          <Button size="sm" variant="ghost" aria-pressed={isShown(one)} onClick={() => show(one)}>
            {one.name}
          </Button>
          <IconButton label={`Borrar la vista ${one.name}`} onClick={() => remove(one.name)}>
            <Icon name="close" size={16} />
          </IconButton>
        </span>
      ))}
    </Row>
  );

const NAME: Asked<string> = {
  description: 'La búsqueda, los filtros y el orden de ahora.',
  field: { label: 'Nombre de la vista', maxLength: 40 },
  schema: z.string().check(z.trim(), z.minLength(1, 'Escribe un nombre')),
};

/** It has its place before there is something to save: the rows below stay where they are. */
export const SaveView = ({ saved: { isFiltered, save } }: Props) => {
  const [isNaming, setNaming] = useState(false);
  const close = () => setNaming(false);
  return (
    <>
      <Button
        variant="secondary"
        title="Guardar vista"
        disabled={!isFiltered}
        icon={<AdminIcon name="bookmark" size={18} />}
        css={corner}
        onClick={() => setNaming(true)}
      >
        Guardar vista
      </Button>
      {isNaming && (
        <AskValue
          title="Guardar vista"
          asked={NAME}
          onClose={close}
          onSave={(name) => {
            save(name);
            close();
          }}
        />
      )}
    </>
  );
};
