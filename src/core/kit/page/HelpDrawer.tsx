import CloseIcon from '@mui/icons-material/Close';
import VideoIcon from '@mui/icons-material/OndemandVideoOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'react-admin';
import type { PageHelp } from '../../../../contract/pages/pageHelp';
import { useCallQuery } from '../action/useCallQuery';
import { ImageValues } from '../image/ImageValues';
import { Markdown } from '../text/Markdown';

/** Milliseconds for which an opened description stays fresh. */
const STALE_MS = 600_000;

export interface HelpDrawerProps {
  resource: string;
  routePath: string;
  onClose: () => void;
}

/** The description of a page, in the console's language if available. */
export default function HelpDrawer({ resource, routePath, onClose }: HelpDrawerProps) {
  const translate = useTranslate();
  const [lang] = useLocaleState();
  // Reopening it soon counts as the same view, so the server does not count it again.
  const { data, error } = useCallQuery<PageHelp | null>(
    resource,
    'selectHelp',
    { routePath, lang },
    { staleTime: STALE_MS },
  );
  return (
    <Drawer anchor="right" open onClose={onClose}>
      <Box sx={{ width: 'min(420px, 100vw)', p: 2, overflowWrap: 'anywhere' }} role="document" aria-label={data?.title}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
          <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
            {data?.title}
          </Typography>
          <IconButton size="small" aria-label={translate('kit.help.close')} onClick={onClose}>
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
        {error && <Alert severity="warning">{translate('kit.help.failed')}</Alert>}
        {data?.summary && <Typography sx={{ color: 'text.secondary' }}>{data.summary}</Typography>}
        {data && (
          <Box lang={data.lang ?? undefined}>
            <Markdown text={data.content} />
            <ImageValues value={data.images} label={data.title} size={120} />
          </Box>
        )}
        {data?.videoUrl && (
          <Button
            component="a"
            href={data.videoUrl}
            target="_blank"
            rel="noopener noreferrer"
            startIcon={<VideoIcon />}
            sx={{ marginBlockStart: 1 }}
          >
            {translate('kit.help.video')}
          </Button>
        )}
      </Box>
    </Drawer>
  );
}
