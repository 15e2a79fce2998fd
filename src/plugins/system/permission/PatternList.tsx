import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { EmptyValue } from '../../../core/kit';
import { describePattern } from './describePattern';
import { useCatalogue } from './useCatalogue';
import { usePatternTexts } from './usePatternTexts';

/** Describes permission patterns in words; the tooltip shows the pattern. */
export function PatternList({ patterns }: { patterns: unknown }) {
  const texts = usePatternTexts();
  const { data: catalogue = [] } = useCatalogue();
  const list = Array.isArray(patterns) ? patterns.map(String) : [];
  if (list.length === 0) return <EmptyValue />;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {list.map((pattern) => (
        <Chip
          key={pattern}
          size="small"
          label={describePattern(pattern, catalogue, texts)}
          title={pattern}
          sx={{ height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal' } }}
        />
      ))}
    </Box>
  );
}
