import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { MainPanel } from '../../../../contract/system/mainPanel';
import { useKitDataProvider } from '../../../core/kit';

/** The main panel with its figures. */
export function usePanel(resource: string) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, 'selectMainPanel'],
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, 'selectMainPanel', {}, { signal, silent: true })) as MainPanel,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
