import { useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, type UseFormReturn, useSchemaForm, useWatch } from '@shop/app-kit/forms';
import { invitationRequest, type AccessLink, type InvitationRequest } from '@shop/contracts/team';
import { Button, Stack, TextField } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { DialogForm } from '../dialog-form.tsx';
import { useDraftWindow } from '../list/use-draft-window.tsx';
import { reportFailure } from '../report-failure.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { RoleField } from './role-field.tsx';
import { useInviteMemberMutation } from './team.api.ts';

const FAILED = 'No se pudo crear la invitación. Inténtalo de nuevo.';

type Form = UseFormReturn<InvitationRequest, unknown, InvitationRequest>;

/** Asks somebody to join: they choose their password with a link. */
export const InviteDialog = ({ hasMail, onClose }: { hasMail: boolean; onClose: () => void }) => {
  const [made, setMade] = useState<{ link: AccessLink; username: string }>();
  const form: Form = useSchemaForm(invitationRequest, {
    username: '',
    role: 'staff',
    ...(hasMail && { email: '' }),
  });
  const { clearDraft, close, leave, question } = useDraftWindow('invitacion', form, onClose);
  const onMade = (username: string, link: AccessLink) => {
    clearDraft();
    setMade({ link, username });
  };
  return (
    <Dialog
      onClose={made ? close : leave}
      title="Invitar al equipo"
      description="Elige su nombre de usuario y su rol; la contraseña la elige la persona invitada."
    >
      {made ? (
        <>
          <LinkToCopy {...made} />
          <DialogActions>
            <Button onClick={close}>Listo</Button>
          </DialogActions>
        </>
      ) : (
        <InviteForm form={form} hasMail={hasMail} onMade={onMade} onClose={close} />
      )}
      {question}
    </Dialog>
  );
};

type Props = {
  form: Form;
  hasMail: boolean;
  onMade: (username: string, link: AccessLink) => void;
  onClose: () => void;
};

const InviteForm = ({ form, hasMail, onMade, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const [invite] = useInviteMemberMutation();
  const role = useWatch({ control: form.control, name: 'role' });
  const submit = async (wanted: InvitationRequest) => {
    const { data, error } = await invite(wanted);
    if (data) return onMade(wanted.username, data);
    if (!applyServerErrors(error, form.setError)) dispatch(reportFailure(error, FAILED));
  };
  return (
    <DialogForm
      form={form}
      label="Invitar al equipo"
      action="Crear invitación"
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack gap={4}>
        <TextField
          label="Nombre de usuario"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          {...field(form, 'username')}
        />
        {hasMail && (
          <TextField
            label="Correo (opcional)"
            hint="Le enviamos ahí la invitación."
            type="email"
            autoComplete="off"
            {...field(form, 'email')}
          />
        )}
        <RoleField chosen={role} {...field(form, 'role')} />
      </Stack>
    </DialogForm>
  );
};
