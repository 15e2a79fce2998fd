import { Button, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useTranslate } from 'react-admin';
import { logStore, useLogEntries } from '../../../log';
import { saveFile } from '../../../plugin-api';
import type { LogFilter } from './logFilter';
import { useSendExceptions } from './useSendExceptions';

interface LogToolsProps {
  filter: LogFilter;
  onFilter: (filter: LogFilter) => void;
  onClear: () => void;
}

/** Filters of the log, and actions on all entries. */
export function LogTools({ filter, onFilter, onClear }: LogToolsProps) {
  const translate = useTranslate();
  const isEmpty = useLogEntries().length === 0;
  const { unsent, isSending, send } = useSendExceptions();
  const sendLabel = translate(isSending ? 'console.log.sending' : 'console.log.send');
  return (
    <>
      <TextField
        type="search"
        size="small"
        margin="none"
        fullWidth={false}
        label={translate('console.log.search')}
        value={filter.text}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      <ToggleButtonGroup
        size="small"
        exclusive
        value={filter.type}
        onChange={(_, type: LogFilter['type'] | null) => type && onFilter({ ...filter, type })}
        aria-label={translate('console.log.type')}
      >
        {(['all', 'info', 'danger'] as const).map((type) => (
          <ToggleButton key={type} value={type}>
            {translate(`console.log.${type}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Button variant="outlined" disabled={unsent === 0 || isSending} onClick={send}>
        {unsent > 0 ? `${sendLabel} (${unsent})` : sendLabel}
      </Button>
      <Button variant="outlined" disabled={isEmpty} onClick={download}>
        {translate('console.log.download')}
      </Button>
      <Button variant="outlined" color="error" disabled={isEmpty} onClick={onClear}>
        {translate('console.log.clear')}
      </Button>
    </>
  );
}

/** Downloads the whole log as JSON for support, oldest first. */
function download(): void {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(/[-:]/g, '');
  const content = JSON.stringify(logStore.entries(), null, 2);
  saveFile({ name: `console-log-${stamp}.json`, type: 'application/json', content });
}
