import SnoozeIcon from '@mui/icons-material/SnoozeOutlined';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Marks } from './marks';
import type { QueueEntry } from './queueEntries';
import { snoozeTimes } from './snoozeTimes';

const HandOverDialog = lazy(() => import('./HandOverDialog'));

export interface QueueMenuProps {
  entry: QueueEntry;
  marks: Marks;
  /** Called while the entry is leaving the queue. */
  onLeaving: (isLeaving: boolean) => void;
}

/** Snoozes an entry or hands it over. */
export function QueueMenu({ entry, marks, onLeaving }: QueueMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement>();
  const [isHandingOver, setIsHandingOver] = useState(false);
  const { source, record, mark } = entry;
  if (!marks.maySnooze && !marks.mayHandOver) return null;
  const entryKey = { source: source.key, entity: source.entity, recordId: record.id };
  const runLeaving = async (change: Promise<void>) => {
    setAnchor(undefined);
    onLeaving(true);
    // The error has already been shown; the entry stays.
    await change.catch(() => undefined);
    onLeaving(false);
  };
  return (
    <>
      <IconButton
        size="small"
        title={translate('home.queue.later')}
        aria-label={translate('home.queue.later')}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <SnoozeIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
        {marks.maySnooze &&
          snoozeTimes(Date.now()).map(({ name, until }) => (
            <MenuItem
              key={name}
              onClick={() => void runLeaving(marks.change('snoozeEntry', { ...entryKey, until }, true))}
            >
              {translate(`home.queue.snooze.${name}`)}
            </MenuItem>
          ))}
        {marks.maySnooze && marks.mayHandOver && <Divider />}
        {marks.mayHandOver && (
          <MenuItem
            onClick={() => {
              setAnchor(undefined);
              setIsHandingOver(true);
            }}
          >
            {translate('home.queue.handOver')}
          </MenuItem>
        )}
        {mark && (
          <MenuItem onClick={() => void runLeaving(marks.change('takeBackMark', { id: mark.id }, true))}>
            {translate('home.queue.giveBack')}
          </MenuItem>
        )}
      </Menu>
      {isHandingOver && (
        <Suspense fallback={null}>
          <HandOverDialog entry={entry} marks={marks} onClose={() => setIsHandingOver(false)} />
        </Suspense>
      )}
    </>
  );
}
