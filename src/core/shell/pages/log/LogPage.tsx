import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type LogEntry, logStore, useLogEntries } from '../../../log';
import { toastStore } from '../../toast/toastStore';
import { PageTitle } from '../PageTitle';
import { ClearLogDialog } from './ClearLogDialog';
import { LogDetails } from './LogDetails';
import { LogTable } from './LogTable';
import { LogTools } from './LogTools';
import { filterLog, type LogFilter } from './logFilter';

/** The front-end log: events in this browser since the page was loaded, newest first (spec §2, §8). */
export default function LogPage() {
  const translate = useTranslate();
  const entries = useLogEntries();
  const [filter, setFilter] = useState<LogFilter>({ type: 'all', text: '' });
  const [selectedEntry, setSelectedEntry] = useState<LogEntry>();
  const [isClearing, setClearing] = useState(false);
  const shown = filterLog(entries, filter);
  const clear = () => {
    logStore.clear();
    setClearing(false);
    toastStore.push({ type: 'success', message: translate('console.log.cleared') });
  };
  return (
    <>
      <PageTitle
        title={translate('console.pages.log')}
        actions={<LogTools filter={filter} onFilter={setFilter} onClear={() => setClearing(true)} />}
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {translate('console.log.note')}
      </Typography>
      {shown.length === 0 ? (
        <Box role="status" sx={{ py: 8, textAlign: 'center', color: 'text.secondary' }}>
          {translate(entries.length === 0 ? 'console.log.empty' : 'console.log.noMatch')}
        </Box>
      ) : (
        <LogTable entries={shown} onDetails={setSelectedEntry} />
      )}
      <LogDetails entry={selectedEntry} onClose={() => setSelectedEntry(undefined)} />
      <ClearLogDialog isOpen={isClearing} onClear={clear} onClose={() => setClearing(false)} />
    </>
  );
}
