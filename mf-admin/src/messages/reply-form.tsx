import { showToast, useAppDispatch } from '@shop/app-kit';
import { field, useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { contactReply, type ContactInquiry } from '@shop/contracts/contact';
import { Alert, Button, Icon, LinkButton, Row, Stack, TextArea, useShop } from '@shop/ui';
import * as z from 'zod/mini';
import { requestOf } from '../refunds/request-of.ts';
import { useSend } from '../use-send.ts';
import { useReplyToMessageMutation } from './messages.api.ts';

const FAILED = { es: 'No se pudo enviar la respuesta. Inténtalo de nuevo.' };
const SENT = { title: 'Respuesta en camino', description: 'Sale en unos segundos.' };
const HINT = 'Le llega por correo con su mensaje abajo.';
const typed = z.pick(contactReply, { text: true });

const answerTo = ({ email, name }: ContactInquiry, shop: string, body: string) =>
  `mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(`Tu mensaje a ${shop}, ${name}`)}${body && `&body=${encodeURIComponent(body)}`}`;

/** Answers a message, by the shop's mail server or the person's program. The typed text survives a session. */
export const ReplyForm = ({ message }: { message: ContactInquiry }) => {
  const shop = useShop().name;
  const dispatch = useAppDispatch();
  const [reply] = useReplyToMessageMutation();
  const form = useSchemaForm(typed, { text: '' });
  const clearDraft = useDraft(`reply:${message.id}`, form);
  const { failure, send } = useSend(form, FAILED);
  const submit = async ({ text }: z.output<typeof typed>) => {
    const seen = message.replies?.length ?? 0;
    const request = requestOf(`reply ${message.id}`, text);
    const { error } = await send(reply({ id: message.id, text, requestId: request.id, seen }));
    request.answered(error);
    if (error) return;
    form.reset({ text: '' });
    clearDraft();
    dispatch(showToast(SENT));
  };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} aria-label="Responder">
      <Stack gap={3}>
        {failure && <Alert>{failure}</Alert>}
        <TextArea label="Tu respuesta" hint={HINT} rows={5} maxLength={5000} {...field(form, 'text')} />
        <Row gap={2}>
          <Button type="submit" icon={<Icon name="mail" size={18} />} busy={form.formState.isSubmitting}>
            Enviar respuesta
          </Button>
          <LinkButton variant="ghost" href={answerTo(message, shop, form.watch('text'))}>
            Responder desde mi correo
          </LinkButton>
        </Row>
      </Stack>
    </form>
  );
};
