import { useGetIdentity } from 'react-admin';
import type { AvailabilityContext } from '../../../../contract/defineEntity';

/** Returns the viewer and the current time, which decide what is offered. */
export function useViewpoint(): AvailabilityContext {
  const { data } = useGetIdentity();
  const adminId: unknown = data?.adminId;
  return { adminId: typeof adminId === 'number' ? adminId : undefined, now: Date.now() };
}
