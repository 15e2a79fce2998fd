import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChartPanel, extractRows, formatMoment, useAllowedActions, useCallQuery } from '../../../core/kit';
import { type FormerDay, OVERWRITTEN } from '../entities/formerDay';
import { DayChart, type DayChartProps } from './DayChart';
import type { DayEvent } from './kinds/kindDay';
import { readSeries } from './readSeries';
import type { Day } from './useDay';

interface FormerDaysProps extends Pick<DayChartProps, 'definition' | 'day' | 'wearer'> {
  resource: string;
}

/**
 * Lists earlier versions of a corrected day: when, why and by whom, each with a link. Renders nothing when the day was never
 * corrected.
 */
export function FormerDays({ resource, definition, day, wearer }: FormerDaysProps) {
  const translate = useTranslate();
  const isAllowed = useAllowedActions(resource, ['selectFormerDays']).has('selectFormerDays');
  const { id, version } = day.record;
  const { data: versions = [] } = useCallQuery(
    resource,
    'selectFormerDays',
    { id },
    {
      parse: extractRows<FormerDay>,
      silent: false,
      dependencies: [version],
      // A day that was never rewritten has no earlier version.
      enabled: isAllowed && Number(version) > 1,
    },
  );
  const [shownId, setShownId] = useState<number>();
  if (versions.length === 0) return null;
  const shown = versions.find(({ id: own }) => own === shownId);
  return (
    <>
      <ChartPanel title={translate('record-manage.day.former.title', { count: versions.length })}>
        <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0, fontSize: '0.8125rem' }}>
          {versions.map((version) => (
            <Box
              key={version.id}
              component="li"
              sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
            >
              <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {formatMoment(version.time)}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(`record-manage.day.former.by.${version.by}`, { name: version.byName ?? '' })}
              </Box>
              <Box component="span" sx={{ flex: '1 1 12rem', overflowWrap: 'anywhere' }}>
                {version.reason === OVERWRITTEN ? translate('record-manage.day.former.overwritten') : version.reason}
              </Box>
              <Button
                size="small"
                aria-expanded={version.id === shownId}
                onClick={() => setShownId(version.id === shownId ? undefined : version.id)}
              >
                {translate(`record-manage.day.former.${version.id === shownId ? 'hide' : 'show'}`)}
              </Button>
            </Box>
          ))}
        </Box>
      </ChartPanel>
      {shown && (
        <DayChart
          key={shown.id}
          {...{ definition, wearer }}
          day={dayOfVersion(day, shown, definition)}
          versionLabel={translate('record-manage.day.former.of', { time: formatMoment(shown.time) })}
        />
      )}
    </>
  );
}

function dayOfVersion(day: Day, { series, events }: FormerDay, { layout }: DayChartProps['definition']): Day {
  return {
    record: day.record,
    series: series ? readSeries(layout, series) : undefined,
    events: (events ?? []) as readonly DayEvent[],
    alerts: [],
  };
}
