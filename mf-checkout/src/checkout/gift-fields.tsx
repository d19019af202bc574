import { field } from '@shop/app-kit/forms';
import { GIFT_MESSAGE_LENGTH, type Gift } from '@shop/contracts/address';
import { Checkbox, css, Say, Stack, TextArea, TextField } from '@shop/ui';
import { useRef } from 'react';
import { useWords } from '../texts/use-words.ts';
import type { DeliveryForm } from './delivery-form.ts';

const short = css({ textarea: { minHeight: 96 } });
const EMPTY: Gift = { recipient: '', message: '' };

/** 'Es un regalo': the recipient and the message, which is printed on the slip without prices. */
export const GiftFields = ({ form, className }: { form: DeliveryForm; className?: string }) => {
  const { watch, setValue } = form;
  const gift = watch('gift');
  // A box that is unticked by mistake keeps the typed words.
  const typed = useRef(EMPTY);
  const toggle = (isGift: boolean) => {
    if (gift) typed.current = gift;
    setValue('gift', isGift ? typed.current : undefined);
  };
  return (
    <Stack gap={4} className={className}>
      <Checkbox
        label="Es un regalo"
        hint={useWords('gift')?.content || 'El paquete va sin precios y con tu mensaje impreso.'}
        checked={Boolean(gift)}
        onChange={(event) => toggle(event.target.checked)}
      />
      {gift && (
        <>
          <TextField
            label="Nombre de quien lo recibe"
            autoComplete="off"
            {...field(form, 'gift.recipient')}
          />
          <TextArea
            label="Mensaje"
            optional
            rows={3}
            maxLength={GIFT_MESSAGE_LENGTH}
            hint={
              <Say van={gift.message?.length ?? 0} caben={GIFT_MESSAGE_LENGTH}>
                {'{van} de {caben} caracteres'}
              </Say>
            }
            css={short}
            {...field(form, 'gift.message')}
          />
        </>
      )}
    </Stack>
  );
};
