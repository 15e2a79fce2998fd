import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormSettings } from '../FormSettings';

/** Holds the place of a picture with the record's initial; pictures are uploaded elsewhere. */
export function ImageInput({ label }: { source: string; label: string }) {
  const translate = useTranslate();
  const { entity } = useFormSettings();
  const record = useRecordContext();
  const name = String(record?.[entity.represent] ?? '');
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
      <Avatar variant="rounded" aria-hidden>
        {[...name][0] ?? ''}
      </Avatar>
      <Box>
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary' }}>{translate(label)}</Box>
        <Box sx={{ fontSize: '0.875rem' }}>{translate('kit.form.noImage')}</Box>
      </Box>
    </Box>
  );
}
