import { css } from '@emotion/react';
import { Icon, theme, useSay, useSayApart } from '@shop/ui/core';
import { useId, type ComponentProps, type ReactNode } from 'react';

const { color, radius, size, space, ease } = theme;

const labelStyle = css({ display: 'block', marginBottom: space(1.5), fontSize: size.sm, fontWeight: 600 });
const hintStyle = css({ marginTop: space(1.5), fontSize: size.xs, color: color.inkSoft });
const errorStyle = css({
  display: 'flex',
  gap: space(1.5),
  alignItems: 'flex-start',
  marginTop: space(1.5),
  fontSize: size.sm,
  lineHeight: 1.4,
  color: color.danger,
  svg: { flex: 'none', marginTop: 2 },
});
const control = css({
  width: '100%',
  // With the focus it stands above a bar at the foot, with its message.
  scrollMarginBottom: 'min(13rem, 30vh)',
  minHeight: 48,
  padding: `${space(2.5)} ${space(4)}`,
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.ink,
  background: color.paper,
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.sm,
  transition: `border-color ${ease}, box-shadow ${ease}`,
  '&::placeholder': { color: color.inkFaint },
  '&:focus-visible': {
    // High contrast draws it, and no shadow.
    outline: '2px solid transparent',
    borderColor: color.petal,
    boxShadow: `0 0 0 3px color-mix(in srgb, ${color.petal} 28%, transparent)`,
    borderRadius: radius.sm,
  },
  '&[aria-invalid="true"]': { borderColor: color.danger },
  '&:disabled': { background: color.creamDeep, cursor: 'not-allowed' },
});
const area = css(control, { display: 'block', minHeight: 140, resize: 'vertical' });
// Two gradients form the triangle, because a picture could not use the brand's colours.
const arrow = (angle: number, right: number) =>
  `linear-gradient(${angle}deg, transparent 50%, ${color.ink} 50%) right ${right}px center / 6px 6px no-repeat`;
const picker = css(control, {
  appearance: 'none',
  paddingRight: space(11),
  textOverflow: 'ellipsis',
  background: `${arrow(45, 22)}, ${arrow(-45, 16)}, ${color.paper}`,
  cursor: 'pointer',
});

/** The error message under a field; announced when it appears. */
export const FieldError = ({ id, children }: { id?: string; children?: ReactNode }) => {
  const say = useSay();
  return children ? (
    <p id={id} role="alert" css={errorStyle}>
      <Icon name="warning" size={16} />
      <span>{say(children)}</span>
    </p>
  ) : null;
};

export type FieldProps = {
  label: ReactNode;
  error?: string | undefined;
  hint?: ReactNode;
  /** Shows '(opcional)' after the label. */
  optional?: boolean;
};

type Wiring = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
type WrapperProps = FieldProps & {
  id?: string | undefined;
  className?: string | undefined;
  children: (wiring: Wiring) => ReactNode;
};

/** Label, hint and error around any control; `children` gets the attributes that connect them. */
export const Field = ({ label, error, hint, optional = false, id, className, children }: WrapperProps) => {
  const made = useId();
  const own = id ?? made;
  const say = useSay();
  const described = [hint ? `${own}-hint` : '', error ? `${own}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={own} css={labelStyle}>
        {useSayApart()(label)}
        {optional && <span css={{ fontWeight: 400, color: color.inkSoft }}> {say('(opcional)')}</span>}
      </label>
      {children({
        id: own,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${own}-hint`} css={hintStyle}>
          {say(hint)}
        </p>
      )}
      <FieldError id={`${own}-error`}>{error}</FieldError>
    </div>
  );
};

const split = <T extends FieldProps & { id?: string | undefined; className?: string | undefined }>(
  props: T,
) => {
  const { label, error, hint, optional, id, className, ...rest } = props;
  return { field: { label, error, hint, ...(optional ? { optional } : {}), id, className }, rest };
};

/** One-line input; spread react-hook-form's `register` on it. */
export const TextField = (props: Omit<ComponentProps<'input'>, 'children'> & FieldProps) => {
  const { field, rest } = split(props);
  const placeholder = useSay()(rest.placeholder);
  return (
    <Field {...field}>
      {(wiring) => <input {...rest} placeholder={placeholder} {...wiring} css={control} />}
    </Field>
  );
};

/** Input of several lines. */
export const TextArea = (props: Omit<ComponentProps<'textarea'>, 'children'> & FieldProps) => {
  const { field, rest } = split(props);
  return <Field {...field}>{(wiring) => <textarea {...rest} {...wiring} css={area} />}</Field>;
};

/** The browser's own select; options are children. */
export const SelectField = (props: ComponentProps<'select'> & FieldProps) => {
  const { field, rest } = split(props);
  return <Field {...field}>{(wiring) => <select {...rest} {...wiring} css={picker} />}</Field>;
};
