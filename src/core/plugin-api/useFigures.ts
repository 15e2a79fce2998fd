import { useQuery } from '@tanstack/react-query';
import { type HostFigures, useHost } from './HostContext';

/** What all sections show on the data dashboard, once it has been fetched with their texts. */
export function useFigures(): readonly HostFigures[] | undefined {
  const host = useHost();
  return useQuery({ queryKey: ['figures'], queryFn: host.figures, retry: false }).data;
}
