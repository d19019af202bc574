import type { ActivityChange } from '@shop/contracts/activity';
import { activityValue } from '@shop/contracts/activity-sentence';
import { css, Text, theme } from '@shop/ui';
import { Fragment } from 'react';
import { fieldLabel } from './field-labels.ts';

const { color, media, size, space } = theme;

const list = css({ display: 'grid', gap: space(3), margin: 0, padding: 0, listStyle: 'none' });
const change = css({
  display: 'grid',
  gap: space(1),
  paddingTop: space(3),
  borderTop: `1px solid ${color.line}`,
  fontSize: size.sm,
  overflowWrap: 'anywhere',
  [media.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)', gap: space(4) },
});
const values = css({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr)',
  gap: space(1),
  margin: 0,
  dt: { color: color.inkSoft },
  dd: { margin: 0, whiteSpace: 'pre-line' },
});

/** Each changed field with its value before and after. */
export const ChangesTable = ({ changes }: { changes: ActivityChange[] }) =>
  changes.length === 0 ? (
    <Text size="sm" tone="soft">
      No hay campos que mostrar.
    </Text>
  ) : (
    <ul css={list} aria-label="Cambios">
      {changes.map(({ field, before, after }) => (
        <li key={field} css={change}>
          <strong>{fieldLabel(field)}</strong>
          <dl css={values}>
            {[
              ['Antes', before],
              ['Después', after],
            ].map(
              ([label, value]) =>
                value !== undefined && (
                  <Fragment key={label}>
                    <dt>{label}</dt>
                    <dd>{activityValue(field, value)}</dd>
                  </Fragment>
                ),
            )}
          </dl>
        </li>
      ))}
    </ul>
  );
