import CloseIcon from '@mui/icons-material/Close';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useLocaleState, useTranslate } from 'react-admin';
import type { PageHelp } from '../../../../contract/system/functionDescription';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { Markdown } from '../text/Markdown';

export interface HelpDrawerProps {
  resource: string;
  routePath: string;
  onClose: () => void;
}

/** The description of a page, in the language of the console where there is one. */
export default function HelpDrawer({ resource, routePath, onClose }: HelpDrawerProps) {
  const translate = useTranslate();
  const [lang] = useLocaleState();
  const dataProvider = useKitDataProvider();
  const { data, error } = useQuery({
    queryKey: [resource, 'selectHelp', routePath, lang],
    retry: false,
    queryFn: async ({ signal }) =>
      (await dataProvider.call(
        resource,
        'selectHelp',
        { routePath, lang },
        { silent: true, signal },
      )) as PageHelp | null,
  });
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
          </Box>
        )}
      </Box>
    </Drawer>
  );
}
