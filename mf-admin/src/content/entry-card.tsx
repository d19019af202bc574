import type { Content } from '@shop/contracts/content';
import { Badge, Button, Card, css, Heading, Icon, ResponsiveImage, Row, Stack, Text, theme } from '@shop/ui';
import { IfAllowed } from '../auth/may.tsx';
import { pageLabel } from './pages.ts';
import { sectionKey, sectionName } from './section-names.ts';

const words = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
const picture = css({ width: 'min(100%, 16rem)', overflow: 'hidden', borderRadius: theme.radius.md });

/** The heading of an entry's card (AD57). */
export const EntryHeading = ({ entry: { page, section } }: { entry: Content }) => (
  <Row gap={2}>
    <Heading level={2} look="small">
      {`Página: ${page} - Sección: ${sectionKey(section)}`}
    </Heading>
    <Badge tone="honey">
      {[pageLabel(page), sectionName({ page, section })].filter(Boolean).join(' · ')}
    </Badge>
  </Row>
);

/** One entry as it is, with the button that makes it editable. */
export const EntryCard = ({ entry, onEdit }: { entry: Content; onEdit: () => void }) => (
  <Card as="article">
    <Stack gap={3}>
      <EntryHeading entry={entry} />
      {entry.title && <Text css={{ fontWeight: 650 }}>{entry.title}</Text>}
      {entry.content && (
        <Text size="sm" tone="soft" css={words}>
          {entry.content}
        </Text>
      )}
      {entry.imageUrl && (
        <div css={picture}>
          <ResponsiveImage
            src={entry.imageUrl}
            alt={`Imagen de ${sectionKey(entry.section)}`}
            width={4}
            height={3}
            sizes="16rem"
          />
        </div>
      )}
      <div>
        <IfAllowed call="PUT /api/admin/content/{id}">
          <Button
            variant="secondary"
            size="sm"
            icon={<Icon name="edit" size={16} />}
            onClick={onEdit}
            aria-label={`Editar ${entry.page} ${sectionKey(entry.section)}`}
          >
            Editar
          </Button>
        </IfAllowed>
      </div>
    </Stack>
  </Card>
);
