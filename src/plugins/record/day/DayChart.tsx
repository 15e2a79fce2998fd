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
  /** A moment was pressed, or chosen by Enter. */
  onPick?: ((picked: PickedMoment) => void) | undefined;
  /** Says of a version that counts no more which one it is; nothing is found in it. */
  former?: string;
}

/** The chart of a day and what was found in it. What is in view changes often, and nothing else is drawn anew for it. */
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
