import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button, Stack } from '@shop/ui';
import { Dialog } from '@shop/ui/overlays';
import { useState } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { ExportLink } from './export-link.tsx';

type File = { name: string; call: BackOfficeCall; href: string };
type Props = { files: File[]; size?: 'sm' };

/** 'Exportar': the permitted spreadsheets of a list, in one window. */
export const Exports = ({ files, size }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const may = useIsAllowed();
  const mine = files.filter(({ call }) => may(call));
  if (mine.length === 0) return null;
  return (
    <>
      <Button
        variant="secondary"
        size={size}

        onClick={() => setOpen(true)}
      >
        Exportar
      </Button>
      {isOpen && (
        <Dialog
          onClose={() => setOpen(false)}
          title="Exportar"
          description="Hojas de cálculo (CSV) de lo que muestra la lista."
        >
          <Stack gap={2}>
            {mine.map(({ name, href }) => (
              <ExportLink key={name} variant="secondary" href={href}>
                {name}
              </ExportLink>
            ))}
          </Stack>
        </Dialog>
      )}
    </>
  );
};
