import { showToast, statusOf, useAppDispatch, type ApiFailure } from '@shop/app-kit';
import { Alert, Button, LinkButton, Stack, Text } from '@shop/ui';
import { Dialog, DialogActions } from '@shop/ui/overlays';
import { useState } from 'react';
import { counted } from '../list/counted.ts';
import { FileZone } from '../list/file-zone.tsx';
import { ImportFindings, newOnes } from './import-findings.tsx';
import { useImportProductsMutation } from './products.api.ts';

const FAILED = 'No se pudo leer el archivo. Revisa tu conexión e inténtalo de nuevo.';
const UNKNOWN =
  'Revisa tu conexión y la lista de productos: si se guardó, repetirlo crearía otra vez los nuevos.';

/** Imports a spreadsheet: first a check line by line; a file without errors can be stored, as a whole. */
export const ImportDialog = ({ onClose }: { onClose: () => void }) => {
  const { file, report, fault, isLoading, check, store } = useImport(onClose);
  return (
    <Dialog
      wide
      onClose={onClose}
      title="Importar productos"
      description="Nada se guarda hasta que confirmes, y se guarda todo o nada."
    >
      <Stack gap={4}>
        <Text size="sm">
          Exporta el catálogo, cámbialo en tu hoja de cálculo y guárdalo como CSV. Una línea con ID cambia ese
          producto; sin ID crea uno nuevo.
        </Text>
        <div>
          <LinkButton variant="secondary" size="sm" href="/api/elixirs/catalogo.csv" download>
            Exportar CSV
          </LinkButton>
        </div>
        <FileZone
          label="Archivo CSV"
          accept=".csv,.txt,text/csv"
          action="Elegir archivo CSV"
          disabled={isLoading}
          chosen={file?.name}
          onFiles={([chosen]) => void check(chosen)}
        />
        {isLoading && <Text role="status">Leyendo el archivo…</Text>}
        {fault && <Alert title={fault.title}>{fault.text}</Alert>}
        {report && <ImportFindings report={report} />}
      </Stack>
      <DialogActions onCancel={onClose}>
        <Button disabled={!file || !report?.token} busy={isLoading} onClick={() => void store()}>
          Importar
        </Button>
      </DialogActions>
    </Dialog>
  );
};

const useImport = (onClose: () => void) => {
  const dispatch = useAppDispatch();
  const [file, setFile] = useState<File>();
  const [send, { data, error, isLoading, originalArgs, reset }] = useImportProductsMutation();
  const check = async (chosen: File | undefined) => {
    setFile(chosen);
    if (chosen) await send({ file: chosen });
    else reset();
  };
  const store = async () => {
    if (!file || !data?.token) return;
    const done = await send({ file, token: data.token });
    if (!done.data) return;
    const { created, changed } = done.data;
    dispatch(
      showToast({
        title: 'Catálogo importado',
        description: `${newOnes(created)}, ${counted(changed, 'cambiado', 'cambiados')}.`,
      }),
    );
    onClose();
  };
  const fault = error && faultOf(error as ApiFailure, originalArgs?.token !== undefined);
  return { file, report: error ? undefined : data, fault, isLoading, check, store };
};

/** Without an answer it is unknown whether the file was stored. */
const faultOf = (error: ApiFailure, isStoring: boolean): { title: string; text: string } =>
  isStoring && (statusOf(error) ?? 500) >= 500
    ? { title: 'No sabemos si se guardó', text: UNKNOWN }
    : { title: 'No se guardó nada', text: error.data.message || FAILED };
