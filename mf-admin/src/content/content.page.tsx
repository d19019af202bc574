import { useDraft, useSchemaForm } from '@shop/app-kit/forms';
import { contentForm, type Content, type ContentValues } from '@shop/contracts/content';
import { css, Icon, LinkButton, Page, theme } from '@shop/ui';
import { Tabs } from '@shop/ui/overlays';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { PageHead } from '../layout/page-head.tsx';
import { ContentFormCard } from './content-form.tsx';
import { valuesOf } from './content-values.ts';
import { DeleteContent } from './delete-content.tsx';
import { ExistingContent } from './existing-content.tsx';
import { PAGES, type PageId } from './pages.ts';
import { useContent } from './use-content.ts';
import { useSaveContent } from './use-save-content.ts';

const { media, space } = theme;
const columns = css({
  display: 'grid',
  gap: space(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const SUBTITLE = 'Edita los textos y las imágenes de la tienda.';
const empty = (page: PageId): ContentValues => ({ page, section: '', title: '', content: '', imageUrl: '' });

/** One form for all tabs: it says which page and, while editing, which entry; so a draft brings back both. */
const useContentForm = () => {
  const form = useSchemaForm(contentForm, empty('home'));
  const clearDraft = useDraft('contenido', form);
  const page = form.watch('page') as PageId;
  const editingId = form.watch('id');
  const [edited, setEdited] = useState<Content>();
  const leave = () => {
    setEdited(undefined);
    form.reset(empty(form.getValues('page') as PageId));
    clearDraft();
  };
  const isNew = editingId === undefined && !edited;
  return { form, page, editingId, edited, setEdited, isNew, leave };
};

/** /admin/content */
export const ContentPage = () => {
  const { form, page, editingId, edited, setEdited, isNew, leave } = useContentForm();
  const [deleting, setDeleting] = useState<Content>();
  const { entries, isLoading } = useContent(page);
  const { save, merge } = useSaveContent({ form, isNew, onSaved: leave });
  const edit = (entry: Content) => {
    // A new object each time: the same entry may be chosen again.
    setEdited({ ...entry });
    form.reset(valuesOf(entry));
  };
  const { setFocus } = form;
  // Only after the fields are drawn: a reset form has no registered fields. On phones they are far above the list.
  useEffect(() => {
    if (edited) setFocus('section');
  }, [edited, setFocus]);
  const body = (
    <div css={columns}>
      <ContentFormCard
        form={form}
        isNew={isNew}
        entry={edited}
        merge={merge}
        onSave={save}
        onCancel={leave}
      />
      <ExistingContent
        entries={entries}
        isLoading={isLoading}
        editingId={editingId}
        onEdit={edit}
        onDelete={setDeleting}
      />
    </div>
  );
  return (
    <Page title="Administración de Contenido" description={SUBTITLE} noIndex>
      <PageHead title="Administración de Contenido" subtitle={SUBTITLE}>
        <LinkButton as={Link} to="/admin" variant="secondary" icon={<Icon name="arrowLeft" size={18} />}>
          Volver
        </LinkButton>
        <LinkButton as={Link} to="/admin/texts" variant="ghost">
          Editar con borrador e historial →
        </LinkButton>
        <LinkButton as={Link} to="/admin/content-list" variant="ghost">
          Todos los Contenidos
        </LinkButton>
      </PageHead>
      <Tabs
        label="Página"
        tabs={PAGES.map(({ id, label }) => ({ id, label, content: id === page ? body : null }))}
        value={page}
        onValueChange={(id) => form.setValue('page', id as PageId)}
      />
      {deleting && (
        <DeleteContent
          entry={deleting}
          onClose={() => setDeleting(undefined)}
          onDeleted={() => deleting.id === editingId && leave()}
        />
      )}
    </Page>
  );
};
