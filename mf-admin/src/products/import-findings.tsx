import type { ImportReport } from '@shop/contracts/elixir-import';
import { formatNumber } from '@shop/contracts/format-pesos';
import { Alert, css, Stack, Text, theme } from '@shop/ui';
import { counted } from '../list/counted.ts';

const { size, space } = theme;
const list = css({ display: 'grid', gap: space(2), fontSize: size.sm, overflowWrap: 'anywhere' });
const encodings: Record<string, string> = {
  'windows-1252': 'Windows (latin-1)',
  macintosh: 'Mac',
  cp850: 'MS-DOS',
  'utf-8-twice': 'UTF-8 dos veces',
};

type Finding = { line: number; text: string };
const Lines = ({ label, lines, count }: { label: string; lines: Finding[]; count: number }) => (
  <section aria-label={label} css={list}>
    {lines.map(({ line, text }, at) => (
      <p key={at}>
        <strong>Línea {line}</strong> · {text}
      </p>
    ))}
    {count > lines.length && <p>{`Y ${formatNumber(count - lines.length)} más.`}</p>}
  </section>
);

export const newOnes = (count: number): string => counted(count, 'nuevo', 'nuevos');

/** What a spreadsheet would change, or its errors. */
export const ImportFindings = ({ report }: { report: ImportReport }) => {
  const { rows, encoding, sample, created, changed, unchanged, problems, problemCount, changes } = report;
  return (
    <Stack gap={3}>
      <Text size="sm" role="status">
        {`${counted(rows, 'producto leído', 'productos leídos')} (${encodings[encoding] ?? encoding.toUpperCase()}): ${newOnes(created)}, ${formatNumber(changed)} con cambios, ${counted(unchanged, 'igual', 'iguales')}.`}
      </Text>
      {sample !== undefined && (
        <Alert tone="info" title="¿Se leen bien los acentos?">
          {`Así leímos una celda: «${sample}». Si no es así, no importes: guarda el archivo como «CSV UTF-8».`}
        </Alert>
      )}
      {problemCount > 0 && (
        <Alert title={`Hay ${counted(problemCount, 'error', 'errores')}`}>
          No se importó nada. Corrige el archivo y elígelo otra vez.
        </Alert>
      )}
      {problemCount > 0 ? (
        <Lines
          label="Errores"
          count={problemCount}
          lines={problems.map(({ line, column, message }) => ({
            line,
            text: column ? `${column}: ${message}` : message,
          }))}
        />
      ) : (
        <Lines
          label="Cambios"
          count={created + changed}
          lines={changes.map(({ line, name, what }) => ({ line, text: `${name}: ${what}` }))}
        />
      )}
    </Stack>
  );
};
