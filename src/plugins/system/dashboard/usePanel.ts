import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MainPanel } from '../../../../contract/system/mainPanel';
import { useKitDataProvider } from '../../../core/kit';

/** The key under which the panel is kept. */
export const panelKey = (resource: string) => [resource, 'selectMainPanel'];

/** The main panel with its figures. */
export function usePanel(resource: string) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: panelKey(resource),
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectMainPanel', {}, { signal, silent: true })) as MainPanel,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
