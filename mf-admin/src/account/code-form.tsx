import { field, useSchemaForm } from '@shop/app-kit/forms';
import { factorCode, type FactorCode } from '@shop/contracts/account';
import { TextField } from '@shop/ui';
import { ShortForm } from '../short-form.tsx';
import { useSend } from '../use-send.ts';

const FAILED = { es: 'No se pudo revisar el código. Inténtalo de nuevo.' };

type Props = {
  label: string;
  button: string;
  variant?: 'secondary';
  /** Sends the code; the caller handles an answer without an error. */
  onSend: (code: FactorCode) => Promise<{ error?: unknown }>;
};

/** Asks for a code of the authenticator app. */
export const CodeForm = ({ label, button, variant, onSend }: Props) => {
  const form = useSchemaForm(factorCode, { code: '' });
  const { failure, send } = useSend(form, FAILED);
  const submit = async (typed: FactorCode) => void (await send(onSend(typed)));
  return (
    <ShortForm form={form} failure={failure} label={button} variant={variant} onSubmit={submit}>
      <TextField
        label={label}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field(form, 'code')}
      />
    </ShortForm>
  );
};
