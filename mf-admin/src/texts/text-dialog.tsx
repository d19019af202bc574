import type { OwnText } from '@shop/contracts/text';
import { Dialog, Tabs } from '@shop/ui/overlays';
import { useState } from 'react';
import { useIsAllowed } from '../auth/may.tsx';
import { pageLabel } from '../content/pages.ts';
import { showStored } from '../list/show-stored.ts';
import { useDraftWindow } from '../list/use-draft-window.tsx';
import { TextEditor } from './text-editor.tsx';
import { TextHistory } from './text-history.tsx';
import { keyOf, type TextRow } from './text-rows.ts';
import { useTextForm, valuesOf } from './use-text-form.ts';

type Props = { row: TextRow; onClose: () => void };

/** One text: its draft, and its earlier public versions. */
export const TextDialog = ({ row, onClose }: Props) => {
  const isEditor = useIsAllowed()('POST /api/admin/texts/{id}/publish');
  const [tab, setTab] = useState(isEditor ? 'editar' : 'historial');
  const form = useTextForm(row);
  const { clearDraft, close, leave, question } = useDraftWindow(`texto-${keyOf(row)}`, form, onClose);
  const editor = <TextEditor row={row} form={form} clearDraft={clearDraft} onClose={close} />;
  // What was typed on another version stays typed.
  const onRestored = (entry: OwnText) =>
    showStored(form, valuesOf(row.kind, entry), form.formState.defaultValues ?? {});
  const history = row.entry && <TextHistory row={row} entry={row.entry} onRestored={onRestored} />;
  return (
    <Dialog
      wide
      onClose={leave}
      title={row.name}
      description={`${pageLabel(row.page)}. Lo que publicas se ve en la tienda al momento.`}
    >
      <Tabs
        label="Texto"
        tabs={[
          ...(isEditor ? [{ id: 'editar', label: 'Editar', content: editor }] : []),
          ...(history ? [{ id: 'historial', label: 'Historial', content: history }] : []),
        ]}
        value={tab}
        onValueChange={setTab}
      />
      {question}
    </Dialog>
  );
};
