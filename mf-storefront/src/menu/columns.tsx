import { deviceMemory } from '@shop/app-kit/storage';
import { css, Icon, IconButton, theme } from '@shop/ui';
import { useEffect, useState } from 'react';

const KEY = 'menu-columns';
let chosen: number | undefined;
const read = () => (chosen ??= deviceMemory.read(KEY) === 1 ? 1 : 2);

/** The number of columns on a phone: two, or this device's choice. */
export const useColumns = () => {
  const [columns, show] = useState(chosen ?? 2);
  useEffect(() => {
    // In a separate task: the first access to the browser's storage takes a slow phone 30 ms.
    const soon = setTimeout(() => show(read()));
    return () => clearTimeout(soon);
  }, []);
  const change = () => {
    chosen = 3 - columns;
    deviceMemory.write(KEY, chosen);
    show(chosen);
  };
  return { columns, change };
};

const phonesOnly = css({ [theme.media.md]: { display: 'none' } });

/** Two columns of small cards on phones, or one of larger ones. */
export const ColumnSwitch = ({ columns, change }: ReturnType<typeof useColumns>) => (
  <div css={phonesOnly}>
    <IconButton label={columns === 2 ? 'Ver en una columna' : 'Ver en dos columnas'} onClick={change}>
      <Icon name={columns === 2 ? 'menu' : 'grid'} />
    </IconButton>
  </div>
);
