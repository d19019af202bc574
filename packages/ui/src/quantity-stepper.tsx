import { css } from '@emotion/react';
import { Icon, IconButton, theme, VisuallyHidden } from '@shop/ui/core';
import { useState } from 'react';

const { color, radius } = theme;

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1.5px solid ${color.lineStrong}`,
  borderRadius: radius.pill,
  background: color.paper,
});
const figure = css({
  width: 44,
  minHeight: 44,
  padding: 0,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  '&:focus-visible': { outlineOffset: -3 },
  textAlign: 'center',
  fontWeight: 650,
  fontVariantNumeric: 'tabular-nums',
});

type StepperProps = {
  value: number;
  onChange: (value: number) => void;
  /** The counted thing, e.g. the elixir's name: the buttons' names contain it. */
  name: string;
  min?: number;
  max?: number;
  disabled?: boolean;
};

type FigureProps = Required<Omit<StepperProps, 'name'>> & { label: string };

const Figure = ({ label, value, onChange, min, max, disabled }: FigureProps) => {
  // An empty field is an intermediate state of typing.
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    const number = Math.min(Number(digits), max);
    const isNumber = number >= min;
    setTyped(isNumber ? undefined : digits);
    if (isNumber && number !== value) onChange(number);
  };
  return (
    <input
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      css={figure}
      disabled={disabled}
      value={typed ?? value}
      onFocus={(event) => event.target.select()}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
};

/**
 * − value +, with a typed number too: values above `max` become `max`. A press at `min` or `max` does nothing; the button
 * stays enabled there, because a disabled one would lose the focus of whoever pressed it.
 */
export const QuantityStepper = ({
  value,
  onChange,
  name,
  min = 1,
  max = 99,
  disabled = false,
}: StepperProps) => (
  <div role="group" aria-label={`Cantidad de ${name}`} data-each css={frame}>
    <IconButton
      label={`Quitar uno de ${name}`}
      disabled={disabled}
      aria-disabled={value <= min}
      onClick={() => value > min && onChange(value - 1)}
    >
      <Icon name="minus" size={18} />
    </IconButton>
    <Figure label={`Cantidad de ${name}`} {...{ value, onChange, min, max, disabled }} />
    <VisuallyHidden role="status">{value}</VisuallyHidden>
    <IconButton
      label={`Añadir uno de ${name}`}
      disabled={disabled}
      aria-disabled={value >= max}
      onClick={() => value < max && onChange(value + 1)}
    >
      <Icon name="plus" size={18} />
    </IconButton>
  </div>
);
