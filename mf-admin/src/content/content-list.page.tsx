import type { Content } from '@shop/contracts/content';
import { Grid, Icon, LinkButton, Page, Row, Spinner, Text } from '@shop/ui';
import { Link } from 'react-router-dom';
import { IfAllowed } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryEditor } from './entry-editor.tsx';
import { useContent } from './use-content.ts';

const SUBTITLE = 'Todo lo que muestran las páginas de inicio, historia y contacto.';

/** Every entry of the three pages (AD57), or only the legal texts, which the dashboard links to. */
const useAllContent = (isLegal: boolean) => {
  const home = useContent(isLegal ? 'legal' : 'home');
  const about = useContent(isLegal ? 'legal' : 'about');
  const contact = useContent(isLegal ? 'legal' : 'contact');
  if (isLegal) return home;
  return {
    entries: [...home.entries, ...about.entries, ...contact.entries],
    isLoading: home.isLoading || about.isLoading || contact.isLoading,
  };
};

/** /admin/content-list; the address says which entry is being edited, one at a time (AD58). */
export const ContentListPage = () => {
  const { get, set } = useListParams();
  const { entries, isLoading } = useAllContent(get('pagina') === 'legal');
  const leave = () => set({ editar: '' });
  return (
    <Page title="Todos los Contenidos" description={SUBTITLE} noIndex>
      <PageHead title="Todos los Contenidos" subtitle={SUBTITLE}>
        <LinkButton as={Link} to="/admin" variant="secondary" icon={<Icon name="arrowLeft" size={18} />}>
          Volver
        </LinkButton>
        <LinkButton as={Link} to="/admin/texts" variant="ghost">
          Editar con borrador e historial →
        </LinkButton>
        <IfAllowed call="POST /api/admin/content">
          <LinkButton as={Link} to="/admin/content" variant="ghost">
            Agregar Contenido
          </LinkButton>
        </IfAllowed>
      </PageHead>
      {isLoading && (
        <Row role="status">
          <Spinner /> Cargando contenido…
        </Row>
      )}
      {!isLoading && entries.length === 0 && <Text tone="soft">No hay contenido disponible</Text>}
      <Grid md={1} lg={2} gap={5} css={{ alignItems: 'start' }}>
        {entries.map((entry: Content) =>
          String(entry.id) === get('editar') ? (
            <EntryEditor key={entry.id} entry={entry} onLeave={leave} />
          ) : (
            <EntryCard key={entry.id} entry={entry} onEdit={() => set({ editar: String(entry.id) })} />
          ),
        )}
      </Grid>
    </Page>
  );
};
