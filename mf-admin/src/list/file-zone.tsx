import { buttonStyles, css, theme } from '@shop/ui';
import type { ChangeEvent } from 'react';

const { color, radius, size, space } = theme;
const zone = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space(3),
  padding: space(4),
  fontSize: size.sm,
  background: color.creamDeep,
  border: `1.5px dashed ${color.lineStrong}`,
  borderRadius: radius.sm,
  overflowWrap: 'anywhere',
  '&:has(input:focus-visible)': { outline: `3px solid ${color.petal}`, outlineOffset: 2 },
  // Covers the whole zone, so that a dropped file lands on it.
  input: { position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' },
  // Its text stays readable.
  '&:has(input:disabled)': { opacity: 0.8 },
});
const buttonLook = buttonStyles({ variant: 'secondary', size: 'sm' });

type Props = {
  label: string;
  accept: string;
  multiple?: boolean;
  disabled: boolean;
  /** What its button says. */
  action?: string;
  /** The name of what was chosen. */
  chosen?: string | undefined;
  onFiles: (files: File[]) => void;
};

/** Chooses or drops files. The browser's own input uses the browser's language; this one uses Spanish. */
export const FileZone = ({ label, action = 'Elegir archivo', chosen, multiple, onFiles, ...rest }: Props) => {
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])]);
    // The same file may be chosen again, as one that was corrected is.
    target.value = '';
  };
  return (
    <div css={zone}>
      <span aria-hidden="true" css={buttonLook}>
        {action}
      </span>
      <span aria-hidden="true">{chosen ?? (multiple ? 'o suéltalas aquí' : 'Ningún archivo elegido')}</span>
      <input {...rest} type="file" aria-label={label} multiple={multiple} onChange={onChange} />
    </div>
  );
};
