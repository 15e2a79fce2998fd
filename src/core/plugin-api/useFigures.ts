import { useQuery } from '@tanstack/react-query';
import { type HostFigures, useHost } from './host/HostContext';

/** Returns the figures of all sections once they have loaded with their texts. */
export function useFigures(): readonly HostFigures[] | undefined {
  const host = useHost();
  return useQuery({ queryKey: ['figures'], queryFn: host.figures, retry: false }).data;
}
