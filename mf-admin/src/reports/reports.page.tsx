import { messageOf } from '@shop/app-kit';
import { Alert, Page, Stack } from '@shop/ui';
import { PageHead } from '../layout/page-head.tsx';
import { RefreshButton } from '../list/refresh-button.tsx';
import { DayFilter, Filter, Toolbar } from '../list/toolbar.tsx';
import { useListParams } from '../list/use-list-params.ts';
import { ArrivalsSection } from './arrivals-section.tsx';
import { FunnelSection } from './funnel-section.tsx';
import { RemindersSection } from './reminders-section.tsx';
import { InvoicesSection } from './invoices-section.tsx';
import { PERIODS, reportQuery } from './reports-query.ts';
import { useGetSalesReportQuery } from './reports.api.ts';
import { SalesSection } from './sales-section.tsx';
import { SoldSections } from './sold-sections.tsx';

const SUBTITLE = 'Cuánto vendes, qué se vende y cuántas visitas terminan en compra.';
const FAILED = { es: 'No pudimos cargar los reportes.' };

/** /admin/reports */
export const ReportsPage = () => {
  const params = useListParams();
  const query = reportQuery(params);
  const { data, error, isFetching, refetch } = useGetSalesReportQuery(query, {
    refetchOnMountOrArgChange: true,
  });
  const change = (name: string) => (value: string) => params.set({ [name]: value });
  return (
    <Page title="Reportes" description={SUBTITLE} noIndex>
      <PageHead title="Reportes" subtitle={SUBTITLE}>
        <RefreshButton busy={isFetching} onClick={() => void refetch()} />
      </PageHead>
      <Toolbar>
        <DayFilter label="Desde" value={query.from} onChange={change('desde')} />
        <DayFilter label="Hasta" value={query.to} onChange={change('hasta')} />
        <Filter label="Agrupar por" value={query.by} choices={PERIODS} onChange={change('por')} />
      </Toolbar>
      {error && (
        <Alert onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error, FAILED).es}
        </Alert>
      )}
      {!error && (
        <Stack gap={6}>
          <SalesSection report={data} query={query} />
          <ArrivalsSection query={query} />
          <InvoicesSection />
          {data && <FunnelSection report={data} query={query} />}
          {data?.reminders && <RemindersSection reminders={data.reminders} />}
          {data && <SoldSections report={data} query={query} />}
        </Stack>
      )}
    </Page>
  );
};
