import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { ChartPanel, entityLabel } from '../../../core/kit';
import { type PickedMoment, TimeChart } from './chart/TimeChart';
import { useViewport } from './chart/useViewport';
import { DayAlerts, marksOf } from './DayAlerts';
import { dayPlot, nightsOf, secondsSince } from './dayPlot';
import { useDayWords } from './dayWords';
import type { WearerFacts } from './kinds/kindDay';
import type { RecordDefinition } from './recordDefinition';
import type { Day } from './useDay';

export interface DayChartProps {
  definition: RecordDefinition;
  day: Day;
  wearer: WearerFacts;
  /** Called when a moment is pressed, or chosen with Enter. */
  onPick?: ((picked: PickedMoment) => void) | undefined;
  /** Label of a superseded version. Such a version has no alerts. */
  former?: string;
}

/**
 * The chart of a day and its alerts. The viewport lives here because it changes often, so that nothing else renders again.
 */
export function DayChart({ definition, day, wearer, onPick, former }: DayChartProps) {
  const translate = useTranslate();
  const word = useDayWords();
  const { entity } = definition;
  const { record, alerts } = day;
  const plot = useMemo(
    () => dayPlot(definition, { ...day, wearer, word }, secondsSince(day.record.date)),
    [definition, day, wearer, word],
  );
  const nights = useMemo(() => nightsOf(plot.span), [plot]);
  const marks = useMemo(() => marksOf(alerts, entity, translate), [alerts, entity, translate]);
  const viewport = useViewport(plot);
  const title = [`${translate(entityLabel(entity))} ${record.date}`, former].filter(Boolean).join(' · ');
  return (
    <>
      <ChartPanel title={title}>
        <TimeChart
          {...{ title, plot, viewport, marks, nights, onPick }}
          fileName={`${entity.name}-${record.deviceId}-${record.date}`}
        />
      </ChartPanel>
      {former === undefined && <DayAlerts entity={entity} alerts={alerts} onShow={viewport.show} />}
    </>
  );
}
