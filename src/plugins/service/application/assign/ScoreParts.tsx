import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import type { AssignableAttendant } from '../../entities/attendants/assignableAttendant';
import { FITNESS_POINTS } from '../../entities/attendants/attendantFitness';

const parts = Object.keys(FITNESS_POINTS) as (keyof typeof FITNESS_POINTS)[];

/** Shows the parts of a score, each with a small bar and its points. */
export function ScoreParts({ parts: points }: Pick<AssignableAttendant, 'parts'>) {
  const translate = useTranslate();
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(68px, 84px))',
        gap: 1,
        margin: 0,
        padding: 0,
        listStyle: 'none',
        fontSize: '0.75rem',
      }}
    >
      {parts.map((part) => (
        <Box component="li" key={part} sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 0.5 }}>
            <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {translate(`service-manage.application.assign.parts.${part}`)}
            </Box>
            <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {points[part]}
            </Box>
          </Box>
          <Box aria-hidden sx={{ height: 4, borderRadius: 2, backgroundColor: 'action.selected', overflow: 'hidden' }}>
            <Box
              sx={{ height: 1, backgroundColor: 'primary.main' }}
              style={{ width: `${(100 * points[part]) / FITNESS_POINTS[part]}%` }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
