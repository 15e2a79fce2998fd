import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import { useMemo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartPanel, entityLabel, ReadError } from '../../../../core/kit';
import { TimeChart } from '../chart/TimeChart';
import { useViewport } from '../chart/useViewport';
import { DayAlerts, marksOf } from '../DayAlerts';
import { nightsOf, secondsSince } from '../dayPlot';
import { useWearerFacts } from '../useDay';
import { nightPaneKinds } from './nightKinds';
import { nightSpanOf } from './nightSpan';
import { useNight } from './useNight';
import { useNightPane } from './useNightPane';

export interface NightViewProps {
  deviceId: number;
  deviceUserId: number | null;
  /** The day on which the night ends. */
  date: string;
}

const SPAN_MIN_SEC = 600;

/** The night of one person on one time axis with a shared crosshair: sleep stages, heart, oxygen, breathing and movement. */
export default function NightView({ deviceId, deviceUserId, date }: NightViewProps) {
  const translate = useTranslate();
  const wearer = useWearerFacts(deviceUserId);
  const [shown, setShown] = useState<ReadonlySet<string>>(
    () => new Set(nightPaneKinds.filter(({ isUsual }) => isUsual).map(({ definition: { entity } }) => entity.name)),
  );
  const { definition } = nightPaneKinds[0];
  // Hidden stages are not requested; the span is then that of a usual night, unless they are known.
  const isShown = shown.has(definition.entity.name);
  const { data: stageDays } = useNight({ definition, deviceId, deviceUserId, date, isShown });
  const stageSeries = stageDays?.day?.series;
  const span = useMemo(() => nightSpanOf(stageSeries), [stageSeries]);
  const request = { deviceId, deviceUserId, date, shown, wearer, span };
  // One call for each kind: hooks cannot run in a loop, and the kinds never change.
  const stages = useNightPane(nightPaneKinds[0], request);
  const heart = useNightPane(nightPaneKinds[1], request);
  const oxygen = useNightPane(nightPaneKinds[2], request);
  const breath = useNightPane(nightPaneKinds[3], request);
  const moves = useNightPane(nightPaneKinds[4], request);
  const amplitude = useNightPane(nightPaneKinds[5], request);
  const paneQueries = [stages, heart, oxygen, breath, moves, amplitude];
  const plot = useMemo(
    () => ({
      span,
      pastSec: Math.min(span.toSec, secondsSince(date)),
      shortestSec: SPAN_MIN_SEC,
      panes: [stages.pane, heart.pane, oxygen.pane, breath.pane, moves.pane, amplitude.pane].filter(
        (pane) => pane !== undefined,
      ),
    }),
    [date, span, stages.pane, heart.pane, oxygen.pane, breath.pane, moves.pane, amplitude.pane],
  );
  const viewport = useViewport(plot);
  const title = translate('record-manage.day.nightOf', { date });
  const alerts = paneQueries.flatMap((each) => each.alerts).toSorted((a, b) => (a.fromSec ?? 0) - (b.fromSec ?? 0));
  // The names of alerts are the same for all kinds.
  const { entity: alertEntity } = nightPaneKinds[0].definition;
  const failed = paneQueries.find(({ error }) => error);
  const isBusy = paneQueries.some(({ isFetching }) => isFetching);
  return (
    <>
      <ChartPanel title={title}>
        {failed && <ReadError error={failed.error} onRetry={() => void failed.refetch()} />}
        {isBusy && <LinearProgress aria-label={translate('kit.list.loading')} />}
        <TimeChart
          {...{ title, plot, viewport }}
          marks={marksOf(alerts, alertEntity, translate)}
          nights={nightsOf(plot.span)}
          fileName={`night-${deviceId}-${date}`}
          actions={nightPaneKinds.map(({ definition: { entity } }, at) => {
            if (!paneQueries[at]?.isAllowed) return null;
            const isShown = shown.has(entity.name);
            return (
              <Chip
                key={entity.name}
                size="small"
                clickable
                variant={isShown ? 'filled' : 'outlined'}
                color={isShown ? 'primary' : 'default'}
                aria-pressed={isShown}
                label={translate(entityLabel(entity))}
                onClick={() => {
                  const next = new Set(shown);
                  if (!next.delete(entity.name)) next.add(entity.name);
                  setShown(next);
                }}
              />
            );
          })}
        />
        {plot.panes.length === 0 && !isBusy && (
          <Alert severity="info">{translate('record-manage.day.empty', { date })}</Alert>
        )}
      </ChartPanel>
      <DayAlerts entity={alertEntity} alerts={alerts} onShow={viewport.show} />
    </>
  );
}
