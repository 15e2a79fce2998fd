import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { useKitDataProvider } from '../../../core/kit';
import type { ReturnVisit } from '../entities/returnVisit';

/** A follow-up that is moved. */
export type MovedVisit = Pick<ReturnVisit, 'id' | 'version' | 'planDate' | 'elderlyName'>;

/** Gives a follow-up another day; rejects with why not. */
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
