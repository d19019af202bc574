import { field } from '@shop/app-kit/forms';
import type { Content, ContentValues } from '@shop/contracts/content';
import { Alert, Button, Card, Heading, Row, Stack, TextField } from '@shop/ui';
import { ContentFields, type ContentForm as Form, type Merge } from './content-fields.tsx';
import { pageLabel } from './pages.ts';

type Props = {
  form: Form;
  isNew: boolean;
  /** The entry in edit mode, as the list has it. */
  entry: Content | undefined;
  merge: Merge;
  onSave: (fields: ContentValues) => Promise<unknown>;
  onCancel: () => void;
};

/** The left card: adds an entry to the page of the tab, or edits one (AD50). */
export const ContentFormCard = ({ form, isNew, entry, merge, onSave, onCancel }: Props) => {
  const { formState, watch } = form;
  const editing = !isNew;
  const title = editing ? 'Editar Contenido' : 'Agregar Contenido';
  const moves = entry && entry.page !== watch('page');
  return (
    <Card as="section">
      <Heading level={2} look="small" id="content-form" css={{ marginBottom: '1.25rem' }}>
        {title}
      </Heading>
      <form noValidate onSubmit={form.handleSubmit(onSave)} aria-labelledby="content-form">
        <Stack gap={4}>
          {moves && (
            <Alert tone="info">
              Al actualizar, esta sección pasará a la página «{pageLabel(watch('page'))}».
            </Alert>
          )}
          <TextField
            label="Sección"
            placeholder="Por ejemplo: hero, features"
            autoCapitalize="none"
            {...field(form, 'section')}
          />
          <ContentFields form={form} merge={merge} />
          <Row>
            <Button type="submit" busy={formState.isSubmitting}>
              {editing ? 'Actualizar' : 'Guardar'}
            </Button>
            {editing && (
              <Button variant="secondary" onClick={onCancel}>
                Cancelar
              </Button>
            )}
          </Row>
        </Stack>
      </form>
    </Card>
  );
};
