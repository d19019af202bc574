import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { hideForm, publishForm, type Opinion, type OpinionDecision } from '@shop/contracts/opinion';
import { photoUrls, wholePhoto } from '@shop/contracts/opinion-photo';
import { css, LinkButton, Row, Stack, Stars, Text, TextArea, TextField, theme } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { Fold } from '../list/fold.tsx';
import { formatMoment } from '../list/moment.tsx';
import { letter } from '../messages/letter.ts';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';
import { useDecideOpinionMutation } from './opinions.api.ts';

const FAILED = { es: 'No se pudo guardar. Inténtalo de nuevo.' };
const DECIDE = 'PUT /api/admin/opinions/{id}';

const photo = css({
  display: 'block',
  width: 120,
  height: 120,
  objectFit: 'cover',
  borderRadius: theme.radius.sm,
});

type Props = { opinion: Opinion; onClose: () => void };

/** A whole opinion and the decision about it, which holds only for the version shown. Typed text survives a session. */
export const OpinionDialog = ({ opinion, onClose }: Props) => {
  const { product, name, at, stars, text, orderNumber, state, why, id, photos = [] } = opinion;
  return (
    <Dialog
      wide
      isRead
      onClose={onClose}
      title={`Opinión de ${product}`}
      description={[name, orderNumber, formatMoment(at)].filter(Boolean).join(' · ')}
    >
      <Stack gap={4}>
        <Stars value={stars} />
        {text && <div css={letter}>{text}</div>}
        {photos.length > 0 && (
          <Row gap={2}>
            {photos.map((key, at) => (
              <a
                key={key}
                href={wholePhoto(photoUrls('/api').ofOwner(id, key))}
                target="_blank"
                rel="noreferrer"
              >
                <img
                  src={photoUrls('/api').ofOwner(id, key)}
                  alt={`Foto ${at + 1} de ${name || 'quien compró'}`}
                  css={photo}
                />
              </a>
            ))}
          </Row>
        )}
        {state === 'hidden' && why && <Text tone="soft">{`Oculta: ${why}`}</Text>}
        <IfAllowed call={DECIDE}>
          <Publish opinion={opinion} onClose={onClose} />
          {state !== 'hidden' && (
            <Fold title="Ocultarla" summary="Nadie la ve, y tu equipo sabe por qué.">
              <Hide opinion={opinion} onClose={onClose} />
            </Fold>
          )}
        </IfAllowed>
      </Stack>
      <DialogActions>
        <LinkButton variant="secondary" as={Link} to={`/admin/orders?q=${encodeURIComponent(orderNumber)}`}>
          Ver su pedido
        </LinkButton>
      </DialogActions>
    </Dialog>
  );
};

type Decided = { title: string; decision: OpinionDecision };

/** Stores a decision and confirms it. */
const useDecide = ({ opinion: { id }, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const [decide] = useDecideOpinionMutation();
  return async ({ title, decision }: Decided) => {
    const answer = await decide({ id, ...decision });
    if (!answer.error) {
      dispatch(showToast({ title }));
      onClose();
    }
    return answer;
  };
};

const Publish = (props: Props) => {
  const { id, version, answer = '', state } = props.opinion;
  const form = useSchemaForm(publishForm, { answer });
  const clearDraft = useDraft(`opinion-${id}`, form);
  const { failure, send } = useSend(form, FAILED);
  const decide = useDecide(props);
  const isPublic = state === 'published';
  const title = isPublic ? 'Respuesta guardada' : 'Opinión publicada';
  return (
    <ShortForm
      form={form}
      failure={failure}
      label="Publicar"
      action={isPublic ? 'Guardar respuesta' : 'Publicar'}
      onSubmit={async (typed) => {
        const { error } = await send(decide({ title, decision: { state: 'published', version, ...typed } }));
        if (!error) clearDraft();
      }}
    >
      <TextArea
        label="Tu respuesta"
        hint="Se ve debajo de la opinión."
        optional
        rows={3}
        maxLength={1000}
        {...field(form, 'answer')}
      />
    </ShortForm>
  );
};

const Hide = (props: Props) => {
  const { id, version } = props.opinion;
  const form = useSchemaForm(hideForm, { why: '' });
  const clearDraft = useDraft(`opinion-oculta-${id}`, form);
  const { failure, send } = useSend(form, FAILED);
  const decide = useDecide(props);
  return (
    <ShortForm
      form={form}
      failure={failure}
      label="Ocultar"
      variant="secondary"
      onSubmit={async (typed) => {
        const decision: OpinionDecision = { state: 'hidden', version, ...typed };
        const { error } = await send(decide({ title: 'Opinión oculta', decision }));
        if (!error) clearDraft();
      }}
    >
      <TextField
        label="Por qué se oculta"
        hint="Sólo lo ve tu equipo."
        maxLength={300}
        {...field(form, 'why')}
      />
    </ShortForm>
  );
};
