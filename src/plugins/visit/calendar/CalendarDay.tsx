import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslate } from 'react-admin';
import { ChoiceChip, choiceLabel } from '../../../core/kit';
import { returnVisit } from '../entities/returnVisit';

export interface CalendarDayProps {
  /** `YYYY-MM-DD`. */
  day: string;
  /** Follow-ups by state. */
  counts: Partial<Record<string, number>>;
  isChosen: boolean;
  isToday: boolean;
  /** Of the month before or after. */
  isOutside: boolean;
  onChoose: () => void;
}

/** One day of the calendar with how many follow-ups it has. */
export function CalendarDay({ day, counts, isChosen, isToday, isOutside, onChoose }: CalendarDayProps) {
  const translate = useTranslate();
  const present = returnVisit.fields.status.values.filter((status) => counts[status]);
  const total = present.reduce((sum, status) => sum + (counts[status] ?? 0), 0);
  const spoken = present.map((status) => `${translate(choiceLabel(returnVisit, 'status', status))} ${counts[status]}`);
  return (
    <ButtonBase
      onClick={onChoose}
      aria-pressed={isChosen}
      aria-label={[day, ...spoken].join('，')}
      sx={{
        minHeight: { xs: 44, sm: 92 },
        padding: 0.5,
        flexDirection: 'column',
        alignItems: 'stretch',
        justifyContent: 'flex-start',
        gap: 0.25,
        font: 'inherit',
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        backgroundColor: isChosen ? 'action.selected' : undefined,
        color: isOutside ? 'text.secondary' : 'text.primary',
        minWidth: 0,
        overflow: 'hidden',
      }}
    >
      <Box
        component="span"
        sx={{ fontSize: '0.8125rem', fontWeight: isToday ? 700 : 400, textDecoration: isToday ? 'underline' : 'none' }}
      >
        {Number(day.slice(8))}
      </Box>
      <Box component="span" sx={{ display: { xs: 'block', sm: 'none' }, fontSize: '0.75rem', fontWeight: 600 }}>
        {total > 0 ? total : ''}
      </Box>
      <Box
        component="span"
        sx={{ display: { xs: 'none', sm: 'flex' }, flexDirection: 'column', gap: 0.25, alignItems: 'flex-start' }}
      >
        {present.slice(0, 3).map((status) => (
          <ChoiceChip key={status} entity={returnVisit} field="status" value={status}>
            {` ${counts[status]}`}
          </ChoiceChip>
        ))}
      </Box>
    </ButtonBase>
  );
}
