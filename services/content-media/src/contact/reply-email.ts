import { cutText } from '@shop/contracts/cut-text';
import { paragraph, quote } from '@shop/mail/blocks';
import { renderEmail } from '@shop/mail/email';
import { writeDay } from '@shop/mail/formats';
import type { InquiryRow, ReplyRow } from './inquiry.store.ts';

const WHY = (shop: string) =>
  `Te escribimos porque nos escribiste desde la página de contacto de ${shop}. Puedes responder a este correo.`;

type Written = Pick<InquiryRow, 'message' | 'createdAt'>;

/** The shop's reply, with the sender's message below. */
export const renderReplyEmail = (
  { message, createdAt }: Written,
  { text }: Pick<ReplyRow, 'text'>,
  shopUrl: string,
) =>
  renderEmail({
    subject: 'Respuesta a tu mensaje',
    preview: cutText(text, 120),
    title: 'Respuesta a tu mensaje',
    blocks: [
      ...text.split(/\s*\n\s*/).map(paragraph),
      paragraph(`El ${writeDay(createdAt)} escribiste:`),
      quote(message),
    ],
    footer: WHY,
    shopUrl,
  });
