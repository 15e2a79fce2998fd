import { keyframes } from '@emotion/react';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { entryName } from '../../../../core/kit';
import { type LiveEvent, liveColors, liveText } from '../../entities/wallLive';

const arrive = keyframes({
  from: { transform: 'translateX(-1.5em)', opacity: 0 },
  to: { transform: 'none', opacity: 1 },
});
/** Maximum number of events in the line; those that do not fit are hidden. */
const SHOWN_MAX = 8;

/** A line of the newest events. It moves only when one arrives, and not if the user prefers reduced motion. */
export function WallTicker({ events }: { events: readonly LiveEvent[] }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  const isNew = useArrivals(events);
  const nameOf = (entry: { name: string; nameEn: string | null; nameJa: string | null }) =>
    String(entryName(entry, locale));
  return (
    <Box
      component="section"
      aria-label={translate('system-manage.dashboard.wall.events')}
      sx={{ borderBlockStart: 1, borderColor: 'divider', paddingBlockStart: '0.6em', fontSize: '1.25em', minWidth: 0 }}
    >
      {events.length === 0 ? (
        <Box sx={{ color: 'text.secondary', height: '1.5em' }}>{translate('system-manage.dashboard.wall.quiet')}</Box>
      ) : (
        <Box
          component="ol"
          // Events that do not fit wrap to a line that is cut off.
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 0,
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: '2.2em',
            height: '1.5em',
            lineHeight: 1.5,
            overflow: 'hidden',
          }}
        >
          {events.slice(0, SHOWN_MAX).map((event) => (
            <Box
              component="li"
              key={event.id}
              sx={{
                display: 'flex',
                alignItems: 'baseline',
                gap: '0.5em',
                maxWidth: '100%',
                whiteSpace: 'nowrap',
                ...(isNew(event) && {
                  '@media (prefers-reduced-motion: no-preference)': { animation: `${arrive} 900ms ease-out` },
                }),
              }}
            >
              <Box
                aria-hidden
                component="span"
                sx={{ width: '0.55em', height: '0.55em', borderRadius: '50%', bgcolor: liveColors[event.tone] }}
              />
              <Box component="time" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {event.time.slice(11, 16)}
              </Box>
              <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
                {liveText(event, { translate, entryName: nameOf })}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Returns whether an event has arrived since the wall was opened. */
function useArrivals(events: readonly LiveEvent[]): (event: LiveEvent) => boolean {
  const first = useRef<ReadonlySet<string>>(undefined);
  useEffect(() => {
    if (events.length > 0) first.current ??= new Set(events.map(({ id }) => id));
  }, [events]);
  return ({ id }) => first.current !== undefined && !first.current.has(id);
}
