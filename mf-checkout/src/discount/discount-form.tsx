import { fieldErrorsOf, messageOf } from '@shop/app-kit';
import { Button, css, TextField, theme, useShop } from '@shop/ui';
import { useState, type FormEvent } from 'react';
import { useSetDiscountMutation } from './discount.api.ts';

const { space } = theme;
const fields = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: space(2),
  '& > div': { flex: 1, minWidth: 0 },
});
const opener = css({ paddingInline: 0, textAlign: 'start' });
// A card's code is long: it has a line of its own.
const whole = css({ '& > div': { flex: '1 0 100%' } });
// Level with the field, whose label is above it.
const beside = css({ marginTop: space(7) });
const FAILED = { es: 'No pudimos revisar el código. Inténtalo de nuevo.' };

/** A discount code, which the server checks; folded, because most shoppers have none. */
export const DiscountForm = () => {
  const { giftCards } = useShop();
  const [isOpen, setOpen] = useState(false);
  const [code, setCode] = useState('');
  const [send, { error, isLoading, reset }] = useSetDiscountMutation();
  if (!isOpen)
    return (
      <div>
        <Button variant="ghost" size="sm" css={opener} onClick={() => setOpen(true)}>
          {giftCards ? '¿Tienes un código o una tarjeta de regalo?' : '¿Tienes un código de descuento?'}
        </Button>
      </div>
    );
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code.trim()) return;
    const { error: refused } = await send(code);
    if (!refused) setCode('');
  };
  return (
    <form noValidate css={[fields, giftCards && whole]} onSubmit={(event) => void submit(event)}>
      <TextField
        label={giftCards ? 'Código de descuento o de tu tarjeta' : 'Código de descuento'}
        autoFocus
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        value={code}
        onChange={(event) => {
          setCode(event.target.value);
          if (error) reset();
        }}
        error={error && (fieldErrorsOf(error)['code'] ?? messageOf(error, FAILED).es)}
      />
      <Button type="submit" variant="secondary" busy={isLoading} css={!giftCards && beside}>
        Aplicar
      </Button>
    </form>
  );
};
