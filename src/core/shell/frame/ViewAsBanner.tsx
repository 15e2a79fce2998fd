import { Alert, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { parseIsoMoment } from '../../../../contract/moment';
import { useConsole } from '../ConsoleContext';

/** Shows whose console is being viewed, by whom and until when, with a button that ends the view. */
export default function ViewAsBanner() {
  const translate = useTranslate();
  const { session } = useConsole();
  const { data: viewed } = useQuery({ queryKey: ['viewed'], queryFn: async () => (await session.getViewAs()) ?? null });
  const [isEnding, setEnding] = useState(false);
  const until = viewed ? parseIsoMoment(viewed.until) : undefined;
  useEffect(() => {
    if (until === undefined) return;
    // The server's clock decides, not the client's.
    const timer = setTimeout(async () => {
      if (!(await session.getViewAs().catch(() => true))) await session.endViewAs();
    }, until - Date.now());
    return () => clearTimeout(timer);
  }, [until, session]);
  return (
    <Alert
      severity="warning"
      variant="filled"
      role="status"
      square
      sx={{ flexShrink: 0, paddingBlock: 0, alignItems: 'center', '& .MuiAlert-action': { paddingBlock: 0.5 } }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          size="small"
          loading={isEnding}
          onClick={() => {
            setEnding(true);
            session.endViewAs();
          }}
        >
          {translate('console.view.end')}
        </Button>
      }
    >
      {viewed
        ? translate('console.view.lead', { ...viewed, until: viewed.until.slice(11, 16) })
        : translate('console.view.some')}
    </Alert>
  );
}
