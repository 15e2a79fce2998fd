import Box from '@mui/material/Box';
import { useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { type LiveMarker, liveColors } from '../../system/entities/wallLive';
import { useLiveText } from './useLiveText';

/** Maximum number of lines of each kind. */
const LINES_MAX = 6;

/** Says in words which alerts are open, and where caregivers are. */
export function LiveNotes({ markers }: { markers: readonly LiveMarker[] }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: '1em', height: '100%', overflow: 'hidden' }}>
      <Notes kind="alarm" markers={markers} />
      <Notes kind="caregiver" markers={markers} />
    </Box>
  );
}

function Notes({ kind, markers }: { kind: LiveMarker['kind']; markers: readonly LiveMarker[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const textOf = useLiveText();
  const titleId = useId();
  const shown = markers.filter((marker) => marker.kind === kind);
  return (
    <Box sx={{ flex: '1 1 0', minHeight: 0, display: 'flex', flexDirection: 'column', gap: '0.3em' }}>
      <Box
        id={titleId}
        sx={{ fontWeight: 600, display: 'flex', alignItems: 'baseline', gap: '0.5em', margin: 0, fontSize: '1.1em' }}
      >
        {translate(`service-manage.panel.map.${kind}s`)}
        <Box component="b" sx={{ fontSize: '1.4em', lineHeight: 1, fontVariantNumeric: 'tabular-nums' }}>
          {shown.length.toLocaleString(locale)}
        </Box>
      </Box>
      <Box
        component="ul"
        aria-labelledby={titleId}
        // Lines that do not fit wrap to a column that is cut off.
        sx={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          flex: 1,
          minHeight: 0,
          display: 'flex',
          flexDirection: 'column',
          flexWrap: 'wrap',
          overflow: 'hidden',
        }}
      >
        {shown.slice(0, LINES_MAX).map((marker) => (
          <Box
            component="li"
            key={marker.id}
            sx={{
              width: '100%',
              display: 'flex',
              gap: '0.5em',
              lineHeight: 1.35,
              paddingBlock: '0.2em',
              color: 'text.secondary',
            }}
          >
            <Box
              aria-hidden
              sx={{
                flex: 'none',
                width: '0.6em',
                height: '0.6em',
                marginBlockStart: '0.4em',
                borderRadius: kind === 'alarm' ? 0 : '50%',
                clipPath: kind === 'alarm' ? 'polygon(50% 0, 100% 100%, 0 100%)' : undefined,
                bgcolor: liveColors[marker.tone],
              }}
            />
            {textOf(marker)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
