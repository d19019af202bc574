import { fieldErrorsOf, messageOf, useRead } from '@shop/app-kit';
import { applyServerErrors, field, useSchemaForm } from '@shop/app-kit/forms';
import { consentForm, type ConsentForm, type ConsentRequest } from '@shop/contracts/consent';
import { Alert, Button, css, PrivacyNote, Say, Stack, Text, TextField, theme } from '@shop/ui';
import { SaidDone } from '../layout/said-done.tsx';
import { useAskNoticeMutation } from './notices.api.ts';

const { media } = theme;
const row = css({
  display: 'grid',
  gap: theme.space(3),
  alignItems: 'end',
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const FAILED = { es: 'No pudimos anotarte. Inténtalo de nuevo.' };

type Asked<Request = ConsentRequest> = Request extends unknown ? Omit<Request, 'email'> : never;
type Props = { asked: Asked; label: string; done: string };

/** An e-mail address, and the notices that it asks for. */
export const AskForm = ({ asked, label, done }: Props) => {
  const form = useSchemaForm<ConsentForm, ConsentForm>(consentForm, { email: '' });
  const [ask, { isSuccess, error, isLoading }] = useAskNoticeMutation();
  const { data: legal } = useRead('/content/legal');
  const submit = form.handleSubmit(async ({ email }) => {
    const answer = await ask({ ...asked, email } as ConsentRequest);
    if (answer.error) applyServerErrors(answer.error, form.setError);
  });
  if (isSuccess)
    return (
      <SaidDone>
        <Text>
          <strong>
            <Say>{done}</Say>
          </strong>
        </Text>
      </SaidDone>
    );
  const failed = error && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-label={label}>
      <Stack gap={3}>
        <div css={row}>
          <TextField
            label="Correo electrónico"
            type="email"
            inputMode="email"
            autoComplete="email"
            {...field(form, 'email')}
          />
          <Button type="submit" busy={isLoading}>
            {label}
          </Button>
        </div>
        {failed && <Alert>{messageOf(error, FAILED).es}</Alert>}
        <PrivacyNote texts={legal} />
      </Stack>
    </form>
  );
};
