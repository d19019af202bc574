import { fieldErrorsOf, messageOf, statusOf, useRead } from '@shop/app-kit';
import { applyServerErrors, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { contactForm, type ContactStart } from '@shop/contracts/contact';
import { Alert, Button, Heading, PrivacyNote, Stack, TextArea, TextField } from '@shop/ui';
import { useSendContactMessageMutation } from './contact.api.ts';
import { Honeypot } from './honeypot.tsx';

const FAILED = 'No pudimos enviar tu mensaje. Por favor, intenta de nuevo más tarde.';
const TOO_MANY = 429;

/** The first values of the form. */
export type FormStart = ContactStart & { message?: string; isAgain?: boolean };
type Props = { start: FormStart; onSent: (name: string) => void };

/** Name, e-mail and message; a failure keeps what was typed (SF28–SF32). */
export const ContactForm = ({ start: { isAgain, ...start }, onSent }: Props) => {
  const form = useSchemaForm(contactForm, {
    name: '',
    email: '',
    message: '',
    ...start,
    detail: '',
  });
  const { register, handleSubmit, setError, formState } = form;
  // What was asked about one order is not asked about another one.
  const forget = useDraft(`contact ${start.message ?? ''}`, form);
  const { data: legal } = useRead('/content/legal');
  const [send, { error, isLoading }] = useSendContactMessageMutation();
  const submit = handleSubmit(async ({ detail, ...message }) => {
    const answer = await send(detail ? { ...message, detail } : message);
    if (answer.error) return void applyServerErrors(answer.error, setError);
    forget();
    onSent(message.name);
  });
  const { errors } = formState;
  const failed = error && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <Heading>Envíanos un mensaje</Heading>
        <TextField
          label="Nombre"
          autoComplete="name"
          // The button for another message is gone.
          autoFocus={isAgain}
          error={errors.name?.message}
          {...register('name')}
        />
        <TextField
          label="Correo electrónico"
          type="email"
          inputMode="email"
          autoComplete="email"
          error={errors.email?.message}
          {...register('email')}
        />
        <TextArea label="Mensaje" rows={6} error={errors.message?.message} {...register('message')} />
        <Honeypot {...register('detail')} />
        {failed && (
          <Alert title={FAILED}>{statusOf(error) === TOO_MANY && messageOf(error, { es: '' }).es}</Alert>
        )}
        <Button type="submit" size="lg" busy={isLoading} css={{ alignSelf: 'flex-start' }}>
          {isLoading ? 'Enviando...' : 'Enviar mensaje'}
        </Button>
        <PrivacyNote texts={legal} />
      </Stack>
    </form>
  );
};
