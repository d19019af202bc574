import { field, useSchemaForm } from '@shop/app-kit/forms';
import { factorCode, type FactorCode } from '@shop/contracts/account';
import { Alert, Button, Stack, TextField } from '@shop/ui';
import { useSend } from '../use-send.ts';

const FAILED = { es: 'No se pudo revisar el código. Inténtalo de nuevo.' };

type Props = {
  label: string;
  button: string;
  hint?: string;
  variant?: 'secondary';
  /** Sends the code; the caller handles an answer without an error. */
  onSend: (code: FactorCode) => Promise<{ error?: unknown }>;
};

/** Asks for a code of the authenticator app. */
export const CodeForm = ({ label, button, hint, variant, onSend }: Props) => {
  const form = useSchemaForm(factorCode, { code: '' });
  const { isSubmitting } = form.formState;
  const { failure, send } = useSend(form, FAILED);
  const submit = async (typed: FactorCode) => void (await send(onSend(typed)));
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label={button}>
      <Stack gap={3}>
        {failure && <Alert>{failure}</Alert>}
        <TextField
          label={label}
          hint={hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          {...field(form, 'code')}
        />
        <div>
          <Button type="submit" variant={variant} busy={isSubmitting}>
            {button}
          </Button>
        </div>
      </Stack>
    </form>
  );
};
