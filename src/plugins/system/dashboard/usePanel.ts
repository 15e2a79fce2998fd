import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { today, useCallQuery } from '../../../core/kit';
import { useFigures } from '../../../core/plugin-api';
import type { MainPanel } from '../entities/mainPanel';
import type { PanelPeriodCode } from '../entities/panelPeriod';
import { panelView } from './panelView';

/** Returns the main panel once its figures are counted and the sections have provided their display data. */
export function usePanel(resource: string, period: PanelPeriodCode) {
  const parts = useFigures();
  const { data, error, refetch } = useCallQuery(
    resource,
    'selectMainPanel',
    { period },
    {
      // The contract defines the type of the answer.
      parse: (answer) => ({ period, panel: answer as MainPanel }),
      placeholderData: keepPreviousData,
    },
  );
  const day = today();
  const view = useMemo(
    () => data && parts && panelView(data.panel, parts, { period: data.period, today: day }),
    [data, parts, day],
  );
  return { view, error, refetch };
}
