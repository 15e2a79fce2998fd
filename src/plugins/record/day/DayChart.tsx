import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartPanel, entityLabel } from '../../../core/kit';
import { type PickedMoment, TimeChart } from './chart/TimeChart';
import { useViewport } from './chart/useViewport';
import { DayAlerts, marksOf } from './DayAlerts';
import { dayPlot, nightsOf, secondsSince } from './dayPlot';
import type { WearerFacts } from './kinds/kindDay';
import type { RecordDefinition } from './recordDefinition';
import type { Day } from './useDay';
import { useDayTranslate } from './useDayTranslate';

export interface DayChartProps {
  definition: RecordDefinition;
  day: Day;
  wearer: WearerFacts;
  /** Called when a moment is pressed, or chosen with Enter. */
  onPick?: ((picked: PickedMoment) => void) | undefined;
  /** Label of a superseded version. Such a version has no alerts. */
  versionLabel?: string;
}

/**
 * The chart of a day and its alerts. The viewport lives here because it changes often, so that nothing else renders again.
 */
export function DayChart({ definition, day, wearer, onPick, versionLabel }: DayChartProps) {
  const translate = useTranslate();
  const translateDay = useDayTranslate();
  const { entity } = definition;
  const { record, alerts } = day;
  const plot = useMemo(
    () => dayPlot(definition, { ...day, wearer, translateDay }, secondsSince(day.record.date)),
    [definition, day, wearer, translateDay],
  );
  const nights = useMemo(() => nightsOf(plot.span), [plot]);
  const marks = useMemo(() => marksOf(alerts, entity, translate), [alerts, entity, translate]);
  const viewport = useViewport(plot);
  const title = [`${translate(entityLabel(entity))} ${record.date}`, versionLabel].filter(Boolean).join(' · ');
  return (
    <>
      <ChartPanel title={title}>
        <TimeChart
          {...{ title, plot, viewport, marks, nights, onPick }}
          fileName={`${entity.name}-${record.deviceId}-${record.date}`}
        />
      </ChartPanel>
      {versionLabel === undefined && <DayAlerts entity={entity} alerts={alerts} onShow={viewport.show} />}
    </>
  );
}
