import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FieldValue, ImageThumb, type KitRecord, SafeHtml } from '../../../core/kit';
import { news } from '../entities/news';

/** Screen size of a common phone in pixels. */
const WIDTH = 375;
const HEIGHT = 600;

/** Shows an article in the width of a phone. */
export function PhonePreview({ record }: { record: KitRecord }) {
  return (
    <Box
      component="article"
      aria-label={String(record.title)}
      tabIndex={0}
      sx={{
        width: '100%',
        maxWidth: WIDTH,
        height: HEIGHT,
        overflowY: 'auto',
        marginInline: 'auto',
        padding: 2,
        border: 6,
        borderColor: 'text.primary',
        borderRadius: 4,
        backgroundColor: 'background.paper',
      }}
    >
      {typeof record.cover === 'string' && <ImageThumb value={record.cover} label={String(record.title)} size={160} />}
      <Typography component="h3" variant="h6" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
        {String(record.title)}
      </Typography>
      {typeof record.subtitle === 'string' && <Typography variant="subtitle2">{record.subtitle}</Typography>}
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        <FieldValue entity={news} source="source" record={record} empty={null} />{' '}
        <FieldValue entity={news} source="author" record={record} empty={null} />{' '}
        <FieldValue entity={news} source="publishTime" record={record} empty={null} />
      </Typography>
      {typeof record.content === 'string' && <SafeHtml html={record.content} />}
    </Box>
  );
}
