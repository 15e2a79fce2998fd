import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatMoment, useViewpoint } from '../../../core/kit';
import type { OwnMark } from '../entities/queueMark';
import type { Marks } from './marks';
import type { QueueAnswer } from './queueEntries';

/** Shows snoozed and handed over entries in one expandable line, each with a button to take it back. */
export default function MarksLine({ marks, answers }: { marks: Marks; answers: readonly QueueAnswer[] }) {
  const translate = useTranslate();
  const { adminId } = useViewpoint();
  const [isOpen, setIsOpen] = useState(false);
  const labels = new Map(answers.map(({ source }) => [source.key, source.label]));
  const hiddenMarks = marks.marks.filter((mark) => mark.kind === 'snoozed' || mark.adminId !== adminId);
  if (hiddenMarks.length === 0) return null;
  return (
    <Box sx={{ marginBlockStart: 1 }}>
      <Button size="small" color="inherit" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {translate('home.queue.away', { smart_count: hiddenMarks.length })}
      </Button>
      {isOpen && (
        <Box component="ul" sx={{ margin: 0, paddingInlineStart: 1, listStyle: 'none' }}>
          {hiddenMarks.map((mark) => (
            <Box component="li" key={mark.id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2">
                {translate(labels.get(mark.source) ?? mark.source, { _: mark.source })} #{mark.recordId}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                <MarkStatus mark={mark} />
              </Typography>
              <Button size="small" onClick={() => void marks.change('takeBackMark', { id: mark.id })}>
                {translate('home.queue.takeBack')}
              </Button>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

function MarkStatus({ mark: { kind, adminName, until } }: { mark: OwnMark }) {
  const translate = useTranslate();
  return kind === 'snoozed'
    ? translate('home.queue.until', { time: formatMoment(until) })
    : translate('home.queue.with', { name: adminName ?? '' });
}
