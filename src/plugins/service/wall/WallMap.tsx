import Box from '@mui/material/Box';
import type { SlotProps } from '../../../core/plugin-api';
import type { WallLive } from '../../system/entities/wallLive';
import { HourColumns } from '../today/HourColumns';
import { StreetMap } from '../today/StreetMap';
import { useDayFlow } from '../today/useDayFlow';
import { AreaMap } from './AreaMap';
import { areaLoads, loadSteps } from './areaScene';
import { LiveNotes } from './LiveNotes';
import { MapLegend } from './MapLegend';
import { StateCounts } from './StateCounts';
import { useServiceMap } from './useServiceMap';

/** Size of the drawing without a map, in which text has size 11. */
const STREETS = { size: { width: 420, height: 340 }, most: 34 };
const SMALL_CONTAINER = '@container (max-width: 34em)';
const LOW_CONTAINER = '@container (max-height: 30em)';

/**
 * Shows the service area on the wall screen: the load of its streets, caregivers and alerts, and the flow of the day. Sizes
 * are relative to the screen's text. The record is what happens now.
 */
export default function WallMap({ record }: SlotProps) {
  const { data, isAllowed } = useDayFlow();
  const map = useServiceMap();
  const markers = (record as WallLive | undefined)?.markers ?? [];
  if (!isAllowed || !data) return null;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%', gap: '0.8em' }}>
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: '1.2em' }}>
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: '0.4em' }}>
          <Box sx={{ flex: 1, minHeight: 0 }}>
            {map ? (
              <AreaMap map={map} streets={data.streets} markers={markers} />
            ) : (
              <StreetMap streets={data.streets} {...STREETS} />
            )}
          </Box>
          {map && <MapLegend steps={loadSteps(areaLoads(map.areas, data.streets))} />}
        </Box>
        <Box sx={{ flex: '0 0 32%', minWidth: 0, [SMALL_CONTAINER]: { display: 'none' } }}>
          <LiveNotes markers={markers} />
        </Box>
      </Box>
      <StateCounts hours={data.hours} />
      {/* In a small area, the map takes all the space. */}
      <Box sx={{ [LOW_CONTAINER]: { display: 'none' } }}>
        <HourColumns flow={data} height="6em" fontSize="0.95em" />
      </Box>
    </Box>
  );
}
