import { fieldErrorsOf, messageOf } from '@shop/app-kit';
import { applyServerErrors, Controller, field, useSchemaForm } from '@shop/app-kit/forms';
import {
  opinionWrite,
  type OpinionAsked,
  type OpinionWrite,
  type TypedOpinion,
} from '@shop/contracts/opinion';
import { Alert, Button, FieldError, Stack, TextArea, TextField, useSay } from '@shop/ui';
import { useEffect, useId, useRef } from 'react';
import { useSayOpinionMutation } from './opinion.api.ts';
import { StarChoice } from './star-choice.tsx';

const FAILED = { es: 'No pudimos guardar tu opinión. Inténtalo de nuevo.' };

type Props = {
  token: string;
  asked: OpinionAsked;
  /** The stars chosen in the mail. */
  stars: number;
  /** The opinion was sent before, and the form replaces the thanks. */
  isBack: boolean;
  onSaid: (said: OpinionAsked) => void;
};

/** Stars, and an optional text. Only the button sends something. */
export const OpinionForm = ({ token, asked, stars, isBack, onSaid }: Props) => {
  const { said, name } = asked;
  const form = useSchemaForm<OpinionWrite, TypedOpinion>(opinionWrite, {
    stars: stars || (said?.stars ?? 0),
    text: said?.text ?? '',
    name,
  });
  const place = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isBack) place.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [isBack]);
  const phrase = useSay();
  const errorId = useId();
  const [say, { error, isLoading }] = useSayOpinionMutation();
  const submit = form.handleSubmit(async (written) => {
    const answer = await say({ token, said: written });
    if (answer.error) applyServerErrors(answer.error, form.setError);
    else onSaid(answer.data);
  });
  const missing = form.formState.errors.stars?.message;
  const failed = error && Object.keys(fieldErrorsOf(error)).length === 0;
  return (
    <form ref={place} noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={5}>
        <div>
          <Controller
            control={form.control}
            name="stars"
            render={({ field: { value, onChange } }) => (
              <StarChoice
                label={phrase('¿Cuántas estrellas le das?')}
                value={value}
                onChoose={onChange}
                {...(missing && { describedBy: errorId })}
              />
            )}
          />
          {missing && <FieldError id={errorId}>{missing}</FieldError>}
        </div>
        <TextArea label="Cuéntalo con tus palabras" optional rows={5} {...field(form, 'text')} />
        <TextField
          label="Cómo te llamamos"
          hint="Así aparece junto a tu opinión si la tienda la publica."
          optional
          autoComplete="given-name"
          {...field(form, 'name')}
        />
        {failed && <Alert>{messageOf(error, FAILED).es}</Alert>}
        <Button type="submit" size="lg" busy={isLoading} css={{ alignSelf: 'flex-start' }}>
          Enviar mi opinión
        </Button>
      </Stack>
    </form>
  );
};
