import { useTranslate } from 'react-admin';
import { ChartPanel, fieldLabel } from '../../../../core/kit';
import { aggregateOf, type ExtraProps } from './extra';
import { ShareBars } from './ShareBars';

const ZONES = [1, 2, 3, 4, 5] as const;

/** Shows the minutes in each of Edwards' heart rate zones. */
export default function ZoneMinutes({ definition: { entity }, day }: ExtraProps) {
  const translate = useTranslate();
  const minutes = ZONES.map((zone) => aggregateOf(day.record, `zone${zone}Min`) ?? 0);
  const longest = Math.max(...minutes);
  return (
    <ChartPanel
      title={translate('record-manage.day.zones.title')}
      empty={longest === 0 ? translate('record-manage.day.zones.none') : undefined}
    >
      <ShareBars
        bars={ZONES.map((zone, at) => ({
          label: translate(fieldLabel(entity, `zone${zone}Min`)),
          percent: ((minutes[at] ?? 0) / longest) * 100,
          text: translate('record-manage.day.minutes', { minutes: minutes[at] ?? 0 }),
          color: `zone${zone}` as const,
        }))}
      />
    </ChartPanel>
  );
}
