import type { KeysView } from '@shop/contracts/keys';
import { SelectField, TextField } from '@shop/ui';
import { useState } from 'react';
import { AccountForm } from './account-card.tsx';
import { KeyField } from './key-field.tsx';
import type { KeyValues } from './key-values.ts';
import { useKeyForm } from './use-key-form.ts';

/** Servers of common mail providers; with 'other' the owner types the server. */
const PRESETS = {
  gmail: { label: 'Gmail', server: 'smtp.gmail.com:465' },
  outlook: { label: 'Outlook (Microsoft 365)', server: 'smtp.office365.com:587' },
  other: { label: 'Otro', server: '' },
} as const;
type Preset = keyof typeof PRESETS;
const NAMES = Object.keys(PRESETS) as Preset[];
const presetOf = (server: string | undefined): Preset =>
  server ? (NAMES.find((name) => PRESETS[name].server === server) ?? 'other') : 'gmail';
const PASSWORDS: Record<Preset, string> = {
  gmail: 'La de 16 letras que se crea en «Contraseñas de aplicaciones» de tu cuenta de Google.',
  outlook: 'Una contraseña de aplicación; tu organización debe permitir «SMTP autenticado».',
  other: 'La que te dio tu proveedor de correo.',
};

type Props = { view: KeysView; ownerEmail: string; contactEmail: string };

type Completion = { server: string; known: string; canSay: boolean };
/** Sender and contact address are the mailbox's user, unless the owner types others. */
const completed =
  ({ server, known, canSay }: Completion) =>
  (values: KeyValues): KeyValues => {
    const user = values.SMTP_USER || (values.SMTP_PASSWORD && known) || '';
    return {
      ...values,
      SMTP_USER: user,
      ...(server && user && { SMTP_SERVER: server }),
      ...(canSay && { MAIL_FROM: values.MAIL_FROM || user }),
    };
  };

/** The mailbox that the shop's mails are sent from. */
export const MailCard = ({ view, ownerEmail, contactEmail }: Props) => {
  const { keys, canKeep } = view;
  const [preset, setPreset] = useState<Preset>(() => presetOf(keys.SMTP_SERVER.value));
  const [to, setTo] = useState(ownerEmail);
  const isTechnicians = keys.SMTP_SERVER.from === 'technician';
  const known = isTechnicians || keys.SMTP_USER.from === 'technician' ? '' : contactEmail;
  const completion = { server: PRESETS[preset].server, known, canSay: keys.MAIL_FROM.from !== 'technician' };
  const made = useKeyForm('mail', view, isTechnicians ? undefined : completed(completion));
  const common = { form: made.form, disabled: !canKeep };
  return (
    <AccountForm
      account="mail"
      view={view}
      made={made}
      probe={{
        label: 'Enviarme una prueba',
        given: { to },
        field: view.modes.mail !== 'off' && (
          <TextField
            label="Enviar la prueba a"
            type="email"
            value={to}
            onChange={({ target }) => setTo(target.value)}
          />
        ),
      }}
    >
      {!isTechnicians && (
        <SelectField
          label="Tu correo es de"
          value={preset}
          disabled={!canKeep}
          onChange={({ target }) => {
            const next = target.value as Preset;
            setPreset(next);
            made.form.setValue('SMTP_SERVER', PRESETS[next].server, { shouldDirty: true });
          }}
        >
          {NAMES.map((name) => (
            <option key={name} value={name}>
              {PRESETS[name].label}
            </option>
          ))}
        </SelectField>
      )}
      {(preset === 'other' || isTechnicians) && (
        <KeyField
          name="SMTP_SERVER"
          state={keys.SMTP_SERVER}
          hint="Con su puerto: smtp.example.com:465"
          {...common}
        />
      )}
      <KeyField
        name="SMTP_USER"
        state={keys.SMTP_USER}
        hint={known ? `Vacío es el de Contacto: ${known}` : 'Casi siempre tu correo completo.'}
        {...common}
      />
      <KeyField name="SMTP_PASSWORD" state={keys.SMTP_PASSWORD} hint={PASSWORDS[preset]} {...common} />
      <KeyField name="MAIL_FROM" state={keys.MAIL_FROM} hint="Vacío: el mismo usuario." {...common} />
    </AccountForm>
  );
};
