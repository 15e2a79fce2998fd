import { useTranslate } from 'react-admin';
import { siblingPagePath, WidgetCard } from '../../../core/kit';
import { type DayFlow, type FlowState, flowStates } from '../entities/visits/flowCalls';
import { FlowLegend } from './FlowLegend';
import { HourColumns } from './HourColumns';
import { useDayFlow } from './useDayFlow';

const HEIGHT = 132;

/** Shows today's visits by hour: upcoming, in progress, done, late and missed. */
export default function HoursWidget() {
  const translate = useTranslate();
  const { data, isPending, error, refetch, resource, isAllowed } = useDayFlow();
  if (!isAllowed) return null;
  const counts = sumOf(data);
  const total = flowStates.reduce((sum, state) => sum + counts[state], 0);
  return (
    <WidgetCard
      title="service-manage.widgets.hours"
      note={data && translate('service-manage.home.visits', { smart_count: total })}
      to={siblingPagePath(resource, 'sign-manage')}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data && total === 0 ? translate('service-manage.home.noVisits') : undefined}
      height={HEIGHT + 36}
    >
      {data && <HourColumns flow={data} height={HEIGHT} />}
      <FlowLegend counts={counts} resource={resource} />
    </WidgetCard>
  );
}

function sumOf(flow: DayFlow | undefined): Record<FlowState, number> {
  const sums = { planned: 0, running: 0, done: 0, late: 0, missed: 0 };
  for (const hour of flow?.hours ?? []) for (const state of flowStates) sums[state] += hour[state];
  return sums;
}
