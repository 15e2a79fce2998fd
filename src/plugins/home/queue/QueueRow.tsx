import PhoneIcon from '@mui/icons-material/PhoneOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useCreatePath, useLocaleState, useResourceDefinitions, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import {
  FieldValue,
  formatDuration,
  formatRelativeTime,
  RecordActionButtons,
  ReferencingRecordsContext,
  StatusChip,
} from '../../../core/kit';
import { useEntityDefinition } from '../../../core/plugin-api';
import type { Marks } from './marks';
import { QueueMenu } from './QueueMenu';
import type { QueueEntry } from './queueEntries';

export interface QueueRowProps {
  entry: QueueEntry;
  marks: Marks;
  /** Opens the dialog with the people to call. */
  onCall: (entry: QueueEntry) => void;
}

/** One entry: its subject, the person, its age, and the possible actions. */
export default function QueueRow({ entry, marks, onCall }: QueueRowProps) {
  const { source, record, severity, mark } = entry;
  const translate = useTranslate();
  const entity = useEntityDefinition(source.entity);
  const [isLeaving, setIsLeaving] = useState(false);
  const naming = useMemo(() => ({ resource: source.resource, ids: [record.id] }), [source.resource, record.id]);
  return (
    <ReferencingRecordsContext value={naming}>
      <Box
        component="li"
        sx={({ palette }) => ({
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
          gap: 1,
          alignItems: 'center',
          paddingBlock: 1,
          // Reserves the height of the row with its actions.
          minHeight: 58,
          paddingInlineStart: 1.5,
          borderInlineStart: `${severity === 'critical' ? 5 : 3}px solid ${palette[COLORS[severity]].main}`,
          borderBlockEnd: `1px solid ${palette.divider}`,
          opacity: isLeaving ? 0.5 : 1,
          '&:last-of-type': { borderBlockEnd: 0 },
        })}
      >
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.25 }}>
            <Title entry={entry}>
              {typeof source.title === 'function'
                ? (source.title(record) ?? `#${record.id}`)
                : entity && <FieldValue entity={entity} source={source.title} record={record} />}
            </Title>
            <StatusChip tone={severity === 'critical' ? 'danger' : severity} isLive={severity === 'critical'}>
              {translate(source.label)}
            </StatusChip>
            {mark && (
              <StatusChip tone="info">{translate('home.queue.handedBy', { name: mark.fromName ?? '' })}</StatusChip>
            )}
          </Box>
          <Typography
            component="div"
            variant="body2"
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, color: 'text.secondary' }}
          >
            <WaitingTime entry={entry} />
            {entity &&
              source.details?.map((name) => (
                <span key={name}>
                  <FieldValue entity={entity} source={name} record={record} empty={null} />
                </span>
              ))}
          </Typography>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            justifyContent: { xs: 'flex-start', sm: 'flex-end' },
            alignItems: 'center',
            gap: 0.75,
          }}
        >
          {entity && (
            <RecordActionButtons
              entity={entity}
              resource={source.resource}
              record={record}
              operations={source.operations ?? NO_OPERATIONS}
              variant="compact"
            />
          )}
          {source.call && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<PhoneIcon />}
              aria-haspopup="dialog"
              onClick={() => onCall(entry)}
              sx={{ minWidth: 0, minHeight: 30, paddingInline: 1.25, whiteSpace: 'nowrap' }}
            >
              {translate('home.queue.call.action')}
            </Button>
          )}
          <QueueMenu entry={entry} marks={marks} onLeaving={setIsLeaving} />
        </Box>
      </Box>
    </ReferencingRecordsContext>
  );
}

const NO_OPERATIONS: readonly string[] = [];

const COLORS = { critical: 'error', danger: 'error', warning: 'warning', info: 'info' } as const;

function Title({ entry: { source, record }, children }: { entry: QueueEntry; children: React.ReactNode }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const { resource, page } = source;
  const hasShow = useResourceDefinitions()[resource]?.hasShow === true;
  const to = hasShow
    ? createPath({ resource, id: record.id, type: 'show' })
    : page === undefined
      ? createPath({ resource, type: 'list' })
      : `/${resource.slice(0, resource.lastIndexOf('/'))}/${page}`;
  return (
    <MuiLink
      component={Link}
      to={to}
      // Has a name before that of the record has been loaded.
      title={translate(source.label)}
      underline="hover"
      sx={{ color: 'text.primary', fontWeight: 600 }}
    >
      {children ?? '…'}
    </MuiLink>
  );
}

function WaitingTime({ entry: { source, time, severity } }: { entry: QueueEntry }) {
  const translate = useTranslate();
  const [locale = 'zh-CN'] = useLocaleState();
  if (time === undefined) return null;
  const now = Date.now();
  const key = source.isDue ? (time < now ? 'overdue' : 'due') : 'since';
  return (
    <Box
      component="span"
      sx={{ color: severity === 'critical' || severity === 'danger' ? 'error.main' : 'text.secondary' }}
    >
      {translate(
        `home.queue.${key}`,
        key === 'due'
          ? { when: formatRelativeTime(time, now, locale) }
          : { duration: formatDuration(now - time, locale) },
      )}
    </Box>
  );
}
