import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useCreatePath, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { choiceLabel, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { deviceType } from '../entities/devices/deviceType';

interface RecordLinksProps {
  /** Record kinds. */
  kinds: readonly string[];
  /** Filter of the linked lists (`{ deviceId: 3 }`). */
  filter: Readonly<Record<string, unknown>>;
}

/** Links to the lists of the possible record kinds. */
export function RecordLinks({ kinds, filter }: RecordLinksProps) {
  const translate = useTranslate();
  if (kinds.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ padding: 2, minWidth: 0 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate('device-manage.records')}
      </Typography>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}>
        {kinds.map((kind) => (
          <li key={kind}>
            <RecordLink kind={kind} filter={filter} />
          </li>
        ))}
      </Box>
    </Paper>
  );
}

function RecordLink({ kind, filter }: { kind: string; filter: RecordLinksProps['filter'] }) {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const resource = useEntityResource(kind);
  const isAllowed = useAllowedActions(resource ?? '', ['list']).has('list');
  const label = translate(choiceLabel(deviceType, 'recordKinds', kind));
  if (!resource || !isAllowed) return <Chip size="small" variant="outlined" label={label} />;
  const to = `${createPath({ resource, type: 'list' })}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return <Chip size="small" color="primary" variant="outlined" component={Link} to={to} clickable label={label} />;
}
