import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'react-admin';
import { Figure } from '../../../core/kit';
import { type AggregateRow, formatAggregate, formatDifference } from './aggregateRows';
import type { RecordDefinition } from './recordDefinition';
import { isUsual, referenceText } from './references';
import { useAggregateTexts } from './useAggregateTexts';

/** The key figures of a day, each with its usual range and with this wearer's baseline. */
export function DayFigures({ definition, rows }: { definition: RecordDefinition; rows: readonly AggregateRow[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const texts = useAggregateTexts(definition);
  const note = ({ field, reference, baseline, difference }: AggregateRow) =>
    [
      reference &&
        `${translate('record-manage.day.figures.usual')} ${referenceText(reference, (value) => value.toLocaleString(locale))}`,
      baseline !== null &&
        `${translate('record-manage.day.figures.baseline')} ${formatAggregate(field, baseline, locale)} (${formatDifference(field, difference, locale) ?? '—'})`,
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <Box
      component="section"
      aria-label={translate('record-manage.day.figures.title')}
      sx={{
        display: 'grid',
        gap: 1,
        gridTemplateColumns: {
          xs: 'repeat(auto-fill, minmax(146px, 1fr))',
          sm: 'repeat(auto-fill, minmax(180px, 1fr))',
        },
      }}
    >
      {rows
        .filter(({ isKey }) => isKey)
        .map((row) => (
          // A grade is a word, which needs more space than a number.
          <Box
            key={row.name}
            sx={{ display: 'grid', gridColumn: typeof row.value === 'string' ? 'span 2' : undefined }}
          >
            <Figure
              label={texts.nameOf(row)}
              value={texts.valueOf(row)}
              {...toneOf(row)}
              note={note(row) || undefined}
            />
          </Box>
        ))}
    </Box>
  );
}

/** Returns the color of a figure: by its alert, else by whether the value is usual. */
function toneOf({ level, reference, value }: AggregateRow): { tone?: 'danger' | 'warning' } {
  if (level === 'critical') return { tone: 'danger' };
  const isOutside = reference && typeof value === 'number' && !isUsual(reference, value);
  return level === 'warn' || isOutside ? { tone: 'warning' } : {};
}
