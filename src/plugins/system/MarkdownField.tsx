import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Entity } from '../../../contract/defineEntity';
import { FieldInput, Markdown } from '../../core/kit';

/** A Markdown field with a preview beside it. */
export function MarkdownField({ entity, source }: { entity: Entity; source: string }) {
  const translate = useTranslate();
  const text: unknown = useWatch({ name: source });
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
      <FieldInput entity={entity} source={source} wide={false} />
      <Box component="section" aria-label={translate('system-manage.preview')} sx={{ minWidth: 0, overflowX: 'auto' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate('system-manage.preview')}
        </Typography>
        <Markdown text={typeof text === 'string' ? text : ''} />
      </Box>
    </Box>
  );
}
