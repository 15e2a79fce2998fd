import { useGetIdentity } from 'react-admin';
import type { Viewpoint } from '../../../../contract/defineEntity';

/** Who looks at the page and when, for what is offered to them. */
export function useViewpoint(): Viewpoint {
  const { data } = useGetIdentity();
  const adminId: unknown = data?.adminId;
  return { adminId: typeof adminId === 'number' ? adminId : undefined, now: Date.now() };
}
