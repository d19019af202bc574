import { fieldErrorsOf, messageOf, statusOf } from '@shop/app-kit';
import { applyServerErrors, useSchemaForm } from '@shop/app-kit/forms';
import { myOrdersRequest } from '@shop/contracts/my-orders';
import { Alert, Button, Say, Stack, TextField } from '@shop/ui';
import { useAskForMyOrdersMutation } from './my-orders.api.ts';

const FAILED = 'No pudimos pedir tus enlaces. Intenta de nuevo.';
const TOO_MANY = 429;

/** The e-mail address, and the same answer whether it has orders or not. */
export const MyOrdersForm = () => {
  const { register, handleSubmit, setError, formState } = useSchemaForm(myOrdersRequest, { email: '' });
  const [ask, { data, error, isLoading, originalArgs }] = useAskForMyOrdersMutation();
  const submit = handleSubmit(async (values) => {
    const answer = await ask(values);
    if (answer.error) applyServerErrors(answer.error, setError);
  });
  const failed = error && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={4}>
        <TextField
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        {failed && (
          <Alert title={FAILED}>{statusOf(error) === TOO_MANY && messageOf(error, { es: '' }).es}</Alert>
        )}
        <Button type="submit" size="lg" busy={isLoading} css={{ alignSelf: 'flex-start' }}>
          Enviarme mis enlaces
        </Button>
        <div role="status">
          {data && !isLoading && (
            <Alert tone="info" title="Revisa tu correo">
              <Say correo={originalArgs?.email ?? ''}>
                {
                  'Si hay pedidos con {correo}, en unos minutos te llegan sus enlaces. Mira también en correo no deseado.'
                }
              </Say>
            </Alert>
          )}
        </div>
      </Stack>
    </form>
  );
};
