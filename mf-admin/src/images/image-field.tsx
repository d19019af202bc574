import { css } from '@emotion/react';
import { Button, Icon, TextField, theme } from '@shop/ui';
import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { Preview } from './preview.tsx';

const Picker = lazy(() =>
  import(/* webpackChunkName: "p-image-picker" */ './image-picker.tsx').then((m) => ({
    default: m.ImagePicker,
  })),
);

const { media, space } = theme;
const row = css({
  display: 'grid',
  gap: space(3),
  alignItems: 'start',
  [media.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto', '& > button': { marginTop: 29 } },
});

type Props = {
  label: string;
  /** What react-hook-form's `register` gives. */
  registration: Partial<ComponentProps<'input'>>;
  value: string | undefined;
  error?: string | undefined;
  optional?: boolean;
  onPick: (url: string) => void;
};

/** The address of an image, typed or picked, with a look at it. */
export const ImageField = ({ label, registration, value = '', error, optional, onPick }: Props) => {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <div css={row}>
        <TextField
          label={label}
          type="url"
          inputMode="url"
          autoComplete="off"
          {...(optional ? { optional } : {})}
          {...registration}
          error={error}
        />
        <Button variant="secondary" icon={<Icon name="image" size={18} />} onClick={() => setOpen(true)}>
          Explorar
        </Button>
      </div>
      <Preview src={value} />
      <Suspense fallback={null}>
        {open && <Picker current={value} onSelect={onPick} onClose={() => setOpen(false)} />}
      </Suspense>
    </div>
  );
};
