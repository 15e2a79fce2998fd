import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { type CapacityGroup, capacityGroups, capacityGroupTotal } from '../entities/assessment/capacity';
import { useCapacityScores } from './useCapacityScores';

/** Shows the name of a group with its current and its maximum score. */
export function GroupHeading({ id, group }: { id: string; group: CapacityGroup }) {
  const translate = useTranslate();
  const scores = useCapacityScores();
  const maxScore = Object.values(capacityGroups[group]).reduce<number>((sum, score) => sum + score, 0);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        gap: 1,
        borderBottom: 2,
        borderColor: 'divider',
        paddingBlockEnd: 0.5,
      }}
    >
      <Box component="h3" id={id} sx={{ margin: 0, fontSize: '0.9375rem', fontWeight: 600 }}>
        {translate(`elderly-manage.capacity.groups.${group}`)}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.875rem', fontVariantNumeric: 'tabular-nums' }}>
        {capacityGroupTotal(scores, group)} / {maxScore}
      </Box>
    </Box>
  );
}
