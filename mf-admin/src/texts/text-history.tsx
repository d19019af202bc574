import type { OwnText, TextVersion } from '@shop/contracts/text';
import { Alert, Badge, Button, css, Row, Spinner, Stack, Text, theme } from '@shop/ui';
import { useState } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { formatMoment } from '../list/moment.tsx';
import { Differences } from './differences.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import type { TextRow } from './text-rows.ts';
import { useListVersionsQuery } from './texts.api.ts';

const { color, space } = theme;
const list = css({ listStyle: 'none', margin: 0, padding: 0 });
const item = css({ padding: `${space(3)} 0`, borderTop: `1px solid ${color.line}` });
const head = css({ justifyContent: 'space-between' });

type Props = { row: TextRow; entry: OwnText; onRestored: (entry: OwnText) => void };

/** The published versions, newest first, each compared with the current one; any can be published again. */
export const TextHistory = ({ row, entry, onRestored }: Props) => {
  const { data, isError, refetch } = useListVersionsQuery(entry.id, { refetchOnMountOrArgChange: true });
  const [compared, setCompared] = useState<number>();
  const [wanted, setWanted] = useState<TextVersion>();
  if (isError) return <Alert onRetry={() => void refetch()}>No pudimos cargar el historial.</Alert>;
  if (!data)
    return (
      <Row role="status">
        <Spinner /> Cargando el historial…
      </Row>
    );
  if (data.length === 0) return <Text tone="soft">Este texto todavía no se ha publicado.</Text>;
  const now = entry.unpublished ? undefined : data[0];
  return (
    <Stack gap={4}>
      {entry.draft && now && (
        <section aria-label="El borrador, comparado con lo publicado">
          <Text css={{ fontWeight: 650 }}>El borrador, comparado con lo publicado</Text>
          <Differences kind={row.kind} before={now} after={entry.draft} />
        </section>
      )}
      <ol css={list}>
        {data.map((version) => (
          <li key={version.version} css={item}>
            <Row gap={2} css={head}>
              <VersionName version={version} isNow={version === now} />
              {version !== now && (
                <Row gap={2}>
                  {now && (
                    <Button
                      size="sm"
                      variant="ghost"
                      aria-expanded={compared === version.version}
                      aria-label={`Comparar la versión de ${formatMoment(version.at)}`}
                      onClick={() => setCompared(compared === version.version ? undefined : version.version)}
                    >
                      Comparar
                    </Button>
                  )}
                  <IfAllowed call="POST /api/admin/texts/{id}/restore">
                    <Button
                      size="sm"
                      variant="secondary"
                      aria-label={`Restaurar la versión de ${formatMoment(version.at)}`}
                      onClick={() => setWanted(version)}
                    >
                      Restaurar
                    </Button>
                  </IfAllowed>
                </Row>
              )}
            </Row>
            {now && compared === version.version && (
              <Differences kind={row.kind} before={version} after={now} />
            )}
          </li>
        ))}
      </ol>
      {wanted && (
        <RestoreDialog
          entry={entry}
          version={wanted}
          onRestored={onRestored}
          onClose={() => setWanted(undefined)}
        />
      )}
    </Stack>
  );
};

const VersionName = ({ version: { at, by }, isNow }: { version: TextVersion; isNow: boolean }) => (
  <div>
    <time dateTime={at}>{formatMoment(at)}</time> {isNow && <Badge tone="green">En la tienda</Badge>}
    <Text size="xs" tone="soft">
      {by ?? 'Texto inicial'}
    </Text>
  </div>
);
