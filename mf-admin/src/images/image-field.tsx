import { onDemand } from '@shop/app-kit';
import { Button, css, Icon, TextField, theme } from '@shop/ui';
import { useState, type ComponentProps } from 'react';
import { Preview } from './preview.tsx';

const Picker = onDemand(() =>
  import(/* webpackChunkName: "p-image-picker" */ './image-picker.tsx').then((m) => m.ImagePicker),
);

const { media, space } = theme;
const frame = css({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: space(2), fontWeight: 600 },
});
const row = css({
  display: 'grid',
  gap: space(3),
  alignItems: 'start',
  [media.sm]: { gridTemplateColumns: '14rem minmax(0, 1fr)' },
});

const look = css({ display: 'grid', gap: space(3), justifyItems: 'start' });

type Props = {
  label: string;
  /** What react-hook-form's `register` gives. */
  registration: Partial<ComponentProps<'input'>>;
  value: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  onPick: (url: string) => void;
};

/** An image with a preview, picked or given by its address. */
export const ImageField = ({ label, registration, value = '', error, optional, onPick }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <fieldset css={frame}>
      <legend>Imagen</legend>
      <div css={row}>
        <div css={look}>
          <Preview src={value} />
          <Button variant="secondary" icon={<Icon name="image" size={18} />} onClick={() => setOpen(true)}>
            Explorar
          </Button>
        </div>
        <TextField
          label={label}
          type="url"
          inputMode="url"
          autoComplete="off"
          hint="Elige una imagen con «Explorar», o escribe su dirección."
          {...(optional ? { optional } : {})}
          {...registration}
          error={error}
        />
      </div>
      {open && <Picker current={value} onSelect={onPick} onClose={() => setOpen(false)} />}
    </fieldset>
  );
};
