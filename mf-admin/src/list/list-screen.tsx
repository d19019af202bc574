import type { BackOfficeCall } from '@shop/contracts/endpoints';
import { Button, Icon, Page } from '@shop/ui';
import type { ReactNode } from 'react';
import { IfAllowed } from '../auth/may.tsx';
import { PageHead } from '../layout/page-head.tsx';
import { RefreshButton } from './refresh-button.tsx';

type Props = {
  title: string;
  subtitle: string;
  list: { isFetching: boolean; refetch: () => unknown };
  /** The button that makes a new row, and the call it needs. */
  create?: { label: string; call?: BackOfficeCall; onClick: () => void };
  /** Whether the specification describes this list. */
  isSpecified?: boolean;
  /** The other buttons of the page. */
  actions?: ReactNode;
  children: ReactNode;
};

/** A list page of the back office: its head above filters, rows and dialogs. */
export const ListScreen = ({
  title,
  subtitle,
  list,
  create,
  isSpecified = false,
  actions,
  children,
}: Props) => (
  <Page title={title} description={subtitle} noIndex>
    <PageHead title={title} subtitle={subtitle}>
      {actions}
      <RefreshButton busy={list.isFetching} isSpecified={isSpecified} onClick={() => void list.refetch()} />
      {create && (
        <IfAllowed call={create.call}>
          <Button icon={<Icon name="plus" size={18} />} onClick={create.onClick}>
            {create.label}
          </Button>
        </IfAllowed>
      )}
    </PageHead>
    {children}
  </Page>
);
