import { Alert, Button, css, Icon, Row, Stack, Text, theme, useShop } from '@shop/ui';
import { ConfirmDialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ConflictNotice } from '../list/conflict-notice.tsx';
import { formatMoment } from '../list/moment.tsx';
import { saidInTienda } from './of-tienda.ts';
import { PreviewLink } from './preview-link.tsx';
import { TextFields } from './text-fields.tsx';
import { TakePost } from './take-post.tsx';
import { isPost, type TextRow } from './text-rows.ts';
import type { TextFormMethods } from './use-text-form.ts';
import { useTextWork } from './use-text-work.ts';

const LABELS = {
  title: 'Título',
  content: 'Texto',
  imageUrl: 'URL de Imagen',
  imageAlt: 'Texto alternativo',
  items: 'Lista',
  kind: 'Qué es',
  text: 'Texto',
  note: 'Detalle',
  stars: 'Estrellas',
  icon: 'Dibujo',
  href: 'Dirección',
  hidden: 'Oculto',
};
const bar = css({ justifyContent: 'space-between', marginTop: theme.space(4) });

type Props = { row: TextRow; form: TextFormMethods; clearDraft: () => void; onClose: () => void };

/** Edits the draft of a text, and publishes it. */
export const TextEditor = ({ row, form, clearDraft, onClose }: Props) => {
  const { conflict, choose, save, publish, discard } = useTextWork({ row, form, clearDraft });
  const { isSubmitting, isDirty } = form.formState;
  const shop = useShop();
  const { entry } = row;
  const [dropping, setDropping] = useState(false);
  const drop = async () => {
    setDropping(false);
    if (entry && (await discard(entry)) && entry.publishedVersion === 0) onClose();
  };
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async (fields) => (await publish(fields)) && onClose())}
      aria-label={`Editar ${row.name}`}
    >
      {conflict && (
        <ConflictNotice conflict={conflict} labels={LABELS} values={form.watch()} onChoose={choose} />
      )}
      <Stack gap={4}>
        <DraftState row={row} />
        {saidInTienda(row, shop) && (
          <Alert tone="info">
            Lo que se ve es lo que dice Tienda; de este texto se ve el título.{' '}
            <Link to="/admin/settings">Viene de Tienda →</Link>
          </Alert>
        )}
        <TextFields kind={row.kind} form={form} />
      </Stack>
      <Row gap={3} css={bar}>
        <PreviewLink row={row} isSaved={!isDirty} />
        {entry && isPost(row) && !entry.unpublished && <TakePost entry={entry} onTaken={onClose} />}
        {entry?.draft && (
          <Button variant="ghost" icon={<Icon name="trash" size={18} />} onClick={() => setDropping(true)}>
            Descartar borrador
          </Button>
        )}
      </Row>
      <DialogActions>
        <Button
          variant="secondary"
          disabled={isSubmitting}
          onClick={(event) => void form.handleSubmit(save)(event)}
        >
          Guardar borrador
        </Button>
        <Button type="submit" busy={isSubmitting}>
          Publicar
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={dropping}
        onClose={() => setDropping(false)}
        title="¿Descartar el borrador?"
        text="Lo que dice el borrador se pierde. La tienda sigue mostrando lo publicado."
        confirmLabel="Descartar"
        onConfirm={() => void drop()}
      />
    </form>
  );
};

const DraftState = ({ row: { entry } }: { row: TextRow }) => {
  const draft = entry?.draft;
  if (!draft) return null;
  const isOld = draft.basedOn < entry.publishedVersion;
  return (
    <Alert tone={isOld ? 'warning' : 'info'} title={`Borrador de ${draft.by}, ${formatMoment(draft.at)}`}>
      <Text size="sm">
        {isOld
          ? 'Después se publicó otra versión: compárala en el historial antes de publicar.'
          : 'La tienda sigue mostrando lo publicado.'}
      </Text>
    </Alert>
  );
};
