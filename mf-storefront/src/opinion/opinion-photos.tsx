import { useFocusAfter } from '@shop/app-kit/use-focus-after';
import { messageOf } from '@shop/app-kit';
import type { OpinionAsked } from '@shop/contracts/opinion';
import { MOST_PHOTOS, photoUrls } from '@shop/contracts/opinion-photo';
import { Alert, Button, css, Icon, IconButton, Say, Stack, Text, theme } from '@shop/ui';
import { useId, useRef, type ChangeEvent } from 'react';
import { useAddPhotoMutation, useTakePhotoMutation } from './opinion.api.ts';
import { gallery, thumbnail } from './photo-row.tsx';

const FAILED = { es: 'No pudimos guardar la foto. Inténtalo de nuevo.' };
const one = css({ position: 'relative' });
const away = css({
  position: 'absolute',
  top: 4,
  right: 4,
  background: theme.color.paper,
  borderRadius: theme.radius.pill,
});

type Props = { token: string; asked: OpinionAsked; onChanged: (asked: OpinionAsked) => void };

/** The opinion's photos: each is stored as soon as it is chosen. */
export const OpinionPhotos = ({ token, asked, onChanged }: Props) => {
  const [add, adding] = useAddPhotoMutation();
  const [take, taking] = useTakePhotoMutation();
  const input = useRef<HTMLInputElement>(null);
  const keys = asked.said?.photos ?? [];
  const { length: count } = keys;
  const title = useId();
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    const { data } = await add({ token, file });
    if (data) onChanged(data);
  };
  const remove = async (key: string) => {
    const { data } = await take({ token, key });
    if (data) onChanged(data);
  };
  const error = adding.error ?? taking.error;
  return (
    <Stack gap={3} role="group" aria-labelledby={title} {...useFocusAfter(count)}>
      <Text id={title}>
        <strong>
          <Say>Tus fotos</Say>
        </strong>
      </Text>
      {count > 0 && (
        <ul css={gallery}>
          {keys.map((key, at) => (
            <OwnPhoto
              key={key}
              src={photoUrls('/api').ofBuyer(encodeURIComponent(token), key)}
              number={at + 1}
              busy={taking.isLoading}
              onRemove={() => void remove(key)}
            />
          ))}
        </ul>
      )}
      {error && <Alert>{messageOf(error, FAILED).es}</Alert>}
      {count < MOST_PHOTOS && (
        <div>
          <input
            ref={input}
            type="file"
            accept="image/*"
            aria-label="Foto de tu compra"
            hidden
            onChange={(event) => void choose(event)}
          />
          <Button
            variant="secondary"
            icon={<Icon name="plus" size={18} />}
            busy={adding.isLoading}
            onClick={() => input.current?.click()}
          >
            Agregar una foto
          </Button>
          <Text size="sm" tone="soft" css={{ marginTop: theme.space(1.5) }}>
            Hasta tres. Se publican sólo con tu opinión, sin el lugar donde las tomaste.
          </Text>
        </div>
      )}
    </Stack>
  );
};

type OwnPhotoProps = { src: string; number: number; busy: boolean; onRemove: () => void };

const OwnPhoto = ({ src, number, busy, onRemove }: OwnPhotoProps) => (
  <li css={one}>
    <img src={src} alt={`Tu foto ${number}`} css={thumbnail} />
    <IconButton label={`Quitar la foto ${number}`} disabled={busy} onClick={onRemove} css={away}>
      <Icon name="trash" size={18} />
    </IconButton>
  </li>
);
