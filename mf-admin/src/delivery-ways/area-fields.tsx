import type { Area } from '@shop/contracts/delivery-ways';
import { MEXICAN_STATES } from '@shop/contracts/mexican-states';
import { Checkbox, css, FieldError, Stack, TextField, theme } from '@shop/ui';
import { useState } from 'react';
import type { ShipForm } from './way-forms.ts';

const { color, radius, size, space } = theme;
const box = css({ margin: 0, padding: 0, border: 0, minWidth: 0 });
const legend = css({ padding: 0, marginBottom: space(1.5), fontSize: size.sm, fontWeight: 600 });
const states = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))',
  gap: `0 ${space(4)}`,
  maxHeight: '15rem',
  overflowY: 'auto',
  padding: `${space(1)} ${space(3)}`,
  border: `1px solid ${color.line}`,
  borderRadius: radius.sm,
});

type Props = { form: ShipForm; name: 'only' | 'except'; label: string };
type ZipErrors = { zips?: { message?: string } & ({ message?: string } | undefined)[] };

const startsIn = (typed: string): string[] => typed.split(/[\s,;.…]+/).filter(Boolean);
const without = ({ states: named, zips }: Area): Area => ({
  ...(named && named.length > 0 && { states: named }),
  ...(zips && zips.length > 0 && { zips }),
});

/** Areas by state, or by the first digits of their postal codes. */
export const AreaFields = ({ form, name, label }: Props) => {
  const area = form.watch(name) as Area | undefined;
  const [typed, setTyped] = useState(area?.zips?.join(', ') ?? '');
  const errors = form.formState.errors[name] as (ZipErrors & { states?: { message?: string } }) | undefined;
  const check = () => form.trigger([`${name}.zips`, `${name}.states`]);
  const set = (next: Area | undefined) => {
    form.setValue(name, next && without(next), { shouldDirty: true });
    if (next && form.formState.isSubmitted) void check();
  };
  const toggle = (state: string, isIn: boolean) => {
    const others = (area?.states ?? []).filter((one) => one !== state);
    set({
      ...area,
      states: isIn ? MEXICAN_STATES.filter((one) => one === state || others.includes(one)) : others,
    });
  };
  const type = (text: string) => {
    setTyped(text);
    set({ ...area, zips: startsIn(text) });
  };
  return (
    <Stack gap={3}>
      <Checkbox
        label={label}
        checked={area !== undefined}
        onChange={({ target }) => set(target.checked ? { zips: startsIn(typed) } : undefined)}
      />
      {area && (
        <>
          <fieldset css={box}>
            <legend css={legend}>{`${label}: estados`}</legend>
            <div css={states} tabIndex={0} role="group" aria-label="Estados">
              {MEXICAN_STATES.map((state) => (
                <Checkbox
                  key={state}
                  label={state}
                  checked={area.states?.includes(state) ?? false}
                  onChange={({ target }) => toggle(state, target.checked)}
                />
              ))}
            </div>
            <FieldError>{errors?.states?.message}</FieldError>
          </fieldset>
          <TextField
            label="Códigos postales que empiezan con"
            optional
            inputMode="text"
            hint="De 2 a 5 dígitos, separados por comas: 977, 24, 22000."
            value={typed}
            error={zipError(errors)}
            onChange={({ target }) => type(target.value)}
            onBlur={() => void check()}
          />
        </>
      )}
    </Stack>
  );
};

const zipError = ({ zips }: ZipErrors = {}): string | undefined =>
  zips?.message ?? (Array.isArray(zips) ? zips : []).find((one) => one?.message)?.message;
