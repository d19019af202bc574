import { Alert, Button, css, Stack, Text, theme } from '@shop/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { isSameValue } from './is-same-value.ts';
import type { FieldConflict, Conflict } from './use-conflict.ts';

const { color, media, radius, space } = theme;
const sides = css({
  display: 'grid',
  gap: space(3),
  margin: `${space(2)} 0 0`,
  [media.sm]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});
const side = css({
  display: 'grid',
  gap: space(2),
  alignContent: 'space-between',
  justifyItems: 'start',
  padding: space(3),
  border: `1px solid ${color.line}`,
  borderRadius: radius.md,
  background: color.paper,
});
const chosen = css({ borderColor: color.honey, boxShadow: `0 0 0 1px ${color.honey}` });
const frame = css({ marginBottom: space(5), scrollMarginTop: space(6), outline: 'none' });
const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });

const NOTHING = '—';
const shown = (value: unknown, labels: Record<string, string>): string => {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  if (Array.isArray(value)) return value.map((one) => shown(one, labels)).join(', ') || NOTHING;
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .map(([name, part]) => `${labels[name]}: ${shown(part, labels)}`)
      .join(', ');
  return String(value ?? '') || NOTHING;
};

/** Formats of values, by field. */
export type ValueFormats = Record<string, (value: unknown) => ReactNode>;
type Props = {
  conflict: Conflict;
  shows?: ValueFormats | undefined;
  /** The fields' labels on screen. */
  labels: Record<string, string>;
  /** The form's values as they are now. */
  values: Record<string, unknown>;
  onChoose: (name: string, value: unknown) => void;
};

/** Two people changed the same record: both values of each field side by side, with a button for each. */
export const ConflictNotice = ({ conflict, labels, shows, values, onChoose }: Props) => {
  const { clashes, taken } = conflict;
  const box = useRef<HTMLDivElement>(null);
  // Focused, because the window may be scrolled to its end, at 'Guardar'.
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <div ref={box} tabIndex={-1} css={frame}>
      <Alert tone="warning" title="Otra persona guardó cambios mientras editabas">
        <Stack gap={4}>
          {clashes.length > 0 && (
            <Text size="sm">Elige qué se queda en cada campo. Nada se guarda hasta que lo confirmes.</Text>
          )}
          {clashes.map((clash) => (
            <section key={clash.name} aria-label={labels[clash.name]}>
              <strong>{labels[clash.name]}</strong>
              <Sides
                clash={clash}
                labels={labels}
                shows={shows}
                value={values[clash.name]}
                onChoose={onChoose}
              />
            </section>
          ))}
          {taken.length > 0 && (
            <Text size="sm">
              <span>
                {`Ya está en el formulario lo que cambió: ${taken.map((name) => labels[name]).join(', ')}. `}
              </span>
              <span>{clashes.length === 0 && 'Lo tuyo sigue aquí: revísalo y guarda otra vez.'}</span>
            </Text>
          )}
        </Stack>
      </Alert>
    </div>
  );
};

type SidesProps = { clash: FieldConflict; value: unknown } & Pick<Props, 'labels' | 'shows' | 'onChoose'>;
const Sides = ({ clash: { name, mine, theirs }, value, labels, shows, onChoose }: SidesProps) => (
  <div css={sides}>
    {[
      { title: 'Lo suyo', verb: 'Usar lo suyo', stored: theirs },
      { title: 'Lo mío', verb: 'Dejar lo mío', stored: mine },
    ].map(({ title, verb, stored }) => (
      <div key={title} css={[side, isSameValue(value, stored) && chosen]}>
        <div>
          <Text size="xs" tone="soft">
            {title}
          </Text>
          <Text size="sm" css={words}>
            {shows?.[name]?.(stored) ?? shown(stored, labels)}
          </Text>
        </div>
        <Button
          size="sm"
          variant="secondary"
          aria-pressed={isSameValue(value, stored)}
          onClick={() => onChoose(name, stored)}
        >
          {verb}
        </Button>
      </div>
    ))}
  </div>
);
