import { useTranslate } from 'react-admin';
import { siblingPagePath, WidgetCard } from '../../../core/kit';
import { StreetMap } from './StreetMap';
import { useDayFlow } from './useDayFlow';

/** Shows the service area by street: today's workload and its problems. */
export default function MapWidget() {
  const translate = useTranslate();
  const { data, isPending, error, refetch, resource, isAllowed } = useDayFlow();
  if (!isAllowed) return null;
  return (
    <WidgetCard
      title="service-manage.widgets.map"
      note={data && translate('service-manage.home.streets', { smart_count: data.streets.length })}
      isPending={isPending}
      error={error}
      onRetry={() => void refetch()}
      empty={data?.streets.length === 0 ? translate('service-manage.home.noVisits') : undefined}
      height={260}
    >
      {data && (
        <StreetMap streets={data.streets} pathOf={(street) => siblingPagePath(resource, 'sign-manage', { street })} />
      )}
    </WidgetCard>
  );
}
