import { useAppDispatch } from '@shop/app-kit';
import { applyServerErrors, field, type UseFormReturn, useSchemaForm, useWatch } from '@shop/app-kit/forms';
import { invitationRequest, type AccessLink, type InvitationRequest } from '@shop/contracts/team';
import { Stack, TextField } from '@shop/ui';
import { DialogForm } from '../dialog-form.tsx';
import { OnceDialog } from '../list/once-dialog.tsx';
import { reportFailure } from '../report-failure.ts';
import { LinkToCopy } from './link-to-copy.tsx';
import { RoleField } from './role-field.tsx';
import { useInviteMemberMutation } from './team.api.ts';

const FAILED = 'No se pudo crear la invitación. Inténtalo de nuevo.';

type Form = UseFormReturn<InvitationRequest, unknown, InvitationRequest>;
type Invited = { link: AccessLink; username: string };

/** Invites a person, who chooses a password by a link. */
export const InviteDialog = ({ hasMail, onClose }: { hasMail: boolean; onClose: () => void }) => {
  const form: Form = useSchemaForm(invitationRequest, {
    username: '',
    role: 'staff',
    ...(hasMail && { email: '' }),
  });
  return (
    <OnceDialog<InvitationRequest, Invited>
      title="Invitar al equipo"
      description="Elige su nombre de usuario y su rol; la contraseña la elige la persona invitada."
      form={form}
      draft="invitacion"
      asks={(given) => <InviteForm form={form} hasMail={hasMail} {...given} />}
      shows={(made) => <LinkToCopy {...made} />}
      onClose={onClose}
    />
  );
};

type Props = {
  form: Form;
  hasMail: boolean;
  onMade: (made: Invited) => void;
  onClose: () => void;
};

const InviteForm = ({ form, hasMail, onMade, onClose }: Props) => {
  const dispatch = useAppDispatch();
  const [invite] = useInviteMemberMutation();
  const role = useWatch({ control: form.control, name: 'role' });
  const submit = async (wanted: InvitationRequest) => {
    const { data, error } = await invite(wanted);
    if (data) return onMade({ username: wanted.username, link: data });
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
