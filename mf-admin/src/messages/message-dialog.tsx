import { showToast, useAppDispatch } from '@shop/app-kit';
import type { ContactChange, ContactInquiry } from '@shop/contracts/contact';
import { Button, Icon, LinkButton, Stack } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { IfAllowed, useIsAllowed } from '../auth/may.tsx';
import { Email } from '../list/cells.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { formatMoment } from '../list/moment.tsx';
import { reportFailure } from '../report-failure.ts';
import { letter } from './letter.ts';
import { useDeleteMessageMutation, useChangeMessageMutation } from './messages.api.ts';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

const MARK_FAILED = 'No se pudo cambiar el estado del mensaje. Inténtalo de nuevo.';
const DELETE_FAILED = 'No se pudo eliminar el mensaje. Inténtalo de nuevo.';

type Props = { message: ContactInquiry; onClose: () => void };

/** A whole message; opening it makes it read (H37). */
export const MessageDialog = ({ message, onClose }: Props) => {
  const [asking, setAsking] = useState(false);
  const { isRead, mark, acquit } = useMark(message);
  const may = useIsAllowed();
  const markAtOpening = useEffectEvent(
    () => void (isRead || !may('PATCH /api/admin/messages/{id}') || mark(true)),
  );
  useEffect(() => markAtOpening(), []);
  return (
    <Dialog
      wide
      isRead
      onClose={onClose}
      title={`Mensaje de ${message.name}`}
      description={
        <>
          <Email>{message.email}</Email>
          {` · ${formatMoment(message.createdAt)}`}
        </>
      }
    >
      <Stack gap={4}>
        <div css={letter}>{message.message}</div>
        {message.replies && <Replies message={message} />}
        <IfAllowed call="POST /api/admin/messages/{id}/reply">
          <ReplyForm message={message} />
        </IfAllowed>
      </Stack>
      <DialogActions>
        <IfAllowed call="DELETE /api/admin/messages/{id}">
          <Button variant="ghost" icon={<Icon name="trash" size={18} />} onClick={() => setAsking(true)}>
            Eliminar
          </Button>
        </IfAllowed>
        <IfAllowed call="PATCH /api/admin/messages/{id}">
          {message.isSpam ? (
            <Button variant="secondary" onClick={async () => (await acquit()) && onClose()}>
              No es spam
            </Button>
          ) : (
            <Button variant="secondary" onClick={async () => (await mark(!isRead)) && onClose()}>
              {isRead ? 'Marcar como no leído' : 'Marcar como leído'}
            </Button>
          )}
        </IfAllowed>
        <LinkButton variant="secondary" as={Link} to={`/admin/orders?q=${encodeURIComponent(message.email)}`}>
          Ver sus pedidos
        </LinkButton>
      </DialogActions>
      {asking && <DeleteMessage message={message} onClose={() => setAsking(false)} onDeleted={onClose} />}
    </Dialog>
  );
};

const useMark = (message: ContactInquiry) => {
  const dispatch = useAppDispatch();
  const [isRead, setIsRead] = useState(message.isRead);
  const [change] = useChangeMessageMutation();
  const send = async (wanted: ContactChange): Promise<boolean> => {
    const { error } = await change({ id: message.id, ...wanted });
    if (error) dispatch(reportFailure(error, MARK_FAILED));
    return !error;
  };
  const mark = async (wanted: boolean): Promise<boolean> => {
    const done = await send({ isRead: wanted });
    if (done) setIsRead(wanted);
    return done;
  };
  const acquit = async (): Promise<boolean> => {
    const done = await send({ isSpam: false });
    if (done) dispatch(showToast({ title: 'Mensaje en tu bandeja' }));
    return done;
  };
  return { isRead, mark, acquit };
};

const DeleteMessage = ({ message, onClose, onDeleted }: Props & { onDeleted: () => void }) => {
  const [remove] = useDeleteMessageMutation();
  return (
    <DeleteDialog
      title="Eliminar mensaje"
      text={`¿Estás seguro que deseas eliminar el mensaje de ${message.name}? Esta acción no se puede deshacer.`}
      done={{ title: 'Mensaje eliminado' }}
      remove={() => remove(message.id)}
      failed={() => ({ es: DELETE_FAILED })}
      onClose={onClose}
      onDeleted={onDeleted}
    />
  );
};
