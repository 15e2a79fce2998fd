import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useKitDataProvider } from '../../../core/kit';
import type { ReturnVisit } from '../entities/returnVisit';

/** The fields of a follow-up that rescheduling needs. */
export type MovedVisit = Pick<ReturnVisit, 'id' | 'version' | 'planDate' | 'elderlyName'>;

/** Returns a function that reschedules a follow-up; it rejects with the reason of a refusal. */
export function useMoveVisit(resource: string): (visit: MovedVisit, planDate: string) => Promise<void> {
  const dataProvider = useKitDataProvider();
  const queryClient = useQueryClient();
  const refresh = useRefresh();
  const notify = useNotify();
  return async ({ id, version, elderlyName }, planDate) => {
    await dataProvider.call(resource, 'updateByIdSelective', { id, version, planDate }, { silent: true });
    notify('visit-manage.calendar.moved', {
      type: 'success',
      messageArgs: { name: elderlyName ?? `#${id}`, day: planDate },
    });
    refresh();
    await queryClient.invalidateQueries({ queryKey: [resource, 'selectVisitCalendar'] });
  };
}
