import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { today, useKitDataProvider } from '../../../core/kit';
import { useFigures } from '../../../core/plugin-api';
import type { MainPanel } from '../entities/mainPanel';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import { panelView } from './panelView';

/** Returns the main panel once its figures are counted and the sections have provided their display data. */
export function usePanel(resource: string, period: PanelPeriodCode) {
  const dataProvider = useKitDataProvider();
  const parts = useFigures();
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'selectMainPanel', period],
    queryFn: async ({ signal }) => ({
      period,
      panel: (await dataProvider.call(resource, 'selectMainPanel', { period }, { signal, silent: true })) as MainPanel,
    }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const day = today();
  const view = useMemo(
    () => data && parts && panelView(data.panel, parts, { period: data.period, today: day }),
    [data, parts, day],
  );
  return { view, error, refetch };
}
