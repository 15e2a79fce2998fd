import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { EntityList, type KitRecord, useAllowedActions } from '../../../core/kit';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { type HighRiskRow, selectHighRiskPagination } from '../entities/risk/riskCalls';
import { RiskChartPanel } from './RiskChartPanel';
import { RiskFigures } from './RiskFigures';
import { riskColumns, riskRow } from './riskColumns';

const BatchReviewDialog = lazy(() => import('./BatchReviewDialog'));
const ReviewDialog = lazy(() => import('./ReviewDialog'));

/** Lists visits with anomalies, the most severe first, and reviews them individually or in bulk. */
export function RiskList({ resource, header }: { resource: string; header: React.ReactNode }) {
  const translate = useTranslate();
  const [opened, setOpened] = useState<HighRiskRow>();
  const [batch, setBatch] = useState<readonly KitRecord[]>();
  const canReviewBatch = useAllowedActions(resource, ['reviewRisks']).has('reviewRisks');
  return (
    <EntityList
      entity={serviceApplication}
      resource={resource}
      storeKey="serviceApplication.risk"
      read="selectHighRiskPagination"
      title="service-manage.pages.risk"
      description="service-manage.risk.description"
      columns={riskColumns}
      filters={filters}
      operations={NO_OPERATIONS}
      selectable={canReviewBatch}
      onOpen={(record) => setOpened(riskRow(record))}
      rowActions={(record) => (
        <Button size="small" onClick={() => setOpened(riskRow(record))} sx={{ whiteSpace: 'nowrap' }}>
          {translate('service-manage.risk.open')}
        </Button>
      )}
      bulkActions={(records) => (
        <Button size="small" disabled={records.length === 0} onClick={() => setBatch(records)}>
          {translate('service-manage.risk.batch')}
        </Button>
      )}
      top={
        <>
          {header}
          <RiskFigures />
          <RiskChartPanel />
          <Suspense>
            {opened && <ReviewDialog key={opened.id} opened={opened} onClose={() => setOpened(undefined)} />}
            {batch && <BatchReviewDialog records={batch} onClose={() => setBatch(undefined)} />}
          </Suspense>
        </>
      }
    />
  );
}

const NO_OPERATIONS: readonly string[] = [];
const filters = Object.keys(selectHighRiskPagination.input);
