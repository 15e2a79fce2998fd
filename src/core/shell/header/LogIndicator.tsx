import BugReportOutlinedIcon from '@mui/icons-material/BugReportOutlined';
import NotesIcon from '@mui/icons-material/Notes';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LOG_BADGE_MAX } from '../../../../contract/constants';
import { useLogEntries } from '../../log';
import { HeaderButton } from './HeaderButton';

/** Number of front-end log entries, red with a bug icon if there are exceptions; links to the log page (spec §2). */
export const LogIndicator = memo(function LogIndicator() {
  const translate = useTranslate();
  const entries = useLogEntries();
  const total = entries.length;
  const errors = entries.filter(({ type }) => type === 'danger').length;
  return (
    <HeaderButton
      component={Link}
      to="/log"
      label={logSummary({ total, errors, translate })}
      icon={
        total === 0 ? (
          <NotesIcon />
        ) : (
          <>
            {errors > 0 ? <BugReportOutlinedIcon /> : <NotesIcon />}
            <span aria-hidden className={`shell-badge ${errors > 0 ? 'shell-badge-danger' : ''}`}>
              {total > LOG_BADGE_MAX ? `${LOG_BADGE_MAX}+` : total}
            </span>
          </>
        )
      }
    />
  );
});

interface LogSummary {
  total: number;
  errors: number;
  translate: (key: string, options?: Record<string, unknown>) => string;
}

/** Returns the indicator's tooltip, worded as in spec §2. */
function logSummary({ total, errors, translate }: LogSummary): string {
  if (total === 0) return translate('console.log.none');
  const count = translate('console.log.count', { n: total });
  return errors === 0 ? count : `${count} | ${translate('console.log.errors', { m: errors })}`;
}
