import { useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { contentForm, type Content } from '@shop/contracts/content';
import { Button, Card, Row, Stack } from '@shop/ui';
import { useEffect } from 'react';
import { ContentFields } from './content-fields.tsx';
import { valuesOf } from './content-values.ts';
import { EntryHeading } from './entry-card.tsx';
import { sectionKey } from './section-names.ts';
import { useSaveContent } from './use-save-content.ts';

/** One entry with its title, text and image editable in place (AD58). */
export const EntryEditor = ({ entry, onLeave }: { entry: Content; onLeave: () => void }) => {
  const form = useSchemaForm(contentForm, valuesOf(entry));
  const clearDraft = useDraft(`contenido-${entry.id}`, form);
  const leave = () => {
    clearDraft();
    onLeave();
  };
  const { save, merge } = useSaveContent({ form, isNew: false, onSaved: leave });
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  return (
    <Card as="article">
      <form
        noValidate
        onSubmit={form.handleSubmit(save)}
        aria-label={`Editar ${entry.page} ${sectionKey(entry.section)}`}
      >
        <Stack gap={4}>
          <EntryHeading entry={entry} />
          <ContentFields form={form} merge={merge} />
          <Row>
            <Button type="submit" busy={form.formState.isSubmitting}>
              Guardar
            </Button>
            <Button variant="secondary" onClick={leave}>
              Cancelar
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
