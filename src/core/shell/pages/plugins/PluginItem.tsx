import { Alert, Box, Button, Chip, FormControlLabel, Link, ListItem, Switch, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isHttpUrl } from '../../../registry/consoleConfig';
import { REQUIRED_PLUGINS } from '../../../registry/disabledPlugins';
import type { PluginRow, RowProblem } from './pluginRows';

const STATE_COLORS = { active: 'success', disabled: 'default', failed: 'error' } as const;

interface PluginItemProps {
  row: PluginRow;
  /** Whether it is enabled for this administrator, and for everybody. */
  isOn: boolean;
  isOnForAll: boolean;
  onSwitch: (isOn: boolean) => void;
  /** Opens the global settings; missing without the permission. */
  onEditOverride?: () => void;
}

/** One plugin: its description, its contributions, its problems and their remedies. */
export function PluginItem({ row, isOn, isOnForAll, onSwitch, onEditOverride }: PluginItemProps) {
  const translate = useTranslate();
  const name = row.title ? translate(row.title) : row.id;
  const canSwitch = !REQUIRED_PLUGINS.includes(row.id) && row.origin !== 'server';
  const label = (key: string) => ({ 'aria-label': `${translate(key)}: ${name}` });
  return (
    <ListItem divider sx={ROW}>
      <Box sx={{ gridColumn: 1, minWidth: 0 }}>
        <Typography variant="h2" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {row.title && row.id} {row.version}
        </Typography>
        <Chip
          size="small"
          color={STATE_COLORS[row.state]}
          label={translate(`console.plugins.states.${isOnForAll ? row.state : 'offForAll'}`)}
          sx={{ mt: 0.5 }}
        />
      </Box>
      {canSwitch && (
        <Box sx={{ gridColumn: { md: 3 }, display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={isOn}
                onChange={(_, checked) => onSwitch(checked)}
                slotProps={{ input: label('console.plugins.forMe') }}
              />
            }
            label={translate('console.plugins.forMe')}
          />
          {onEditOverride && (
            <Button size="small" onClick={onEditOverride} {...label('console.plugins.forAll')}>
              {translate('console.plugins.forAll')}
            </Button>
          )}
        </Box>
      )}
      <Box sx={{ gridColumn: { md: 2 }, gridRow: { md: 1 }, minWidth: 0 }}>
        <PluginFacts row={row} />
        {row.problems.map((problem) => (
          <ProblemAlert key={`${problem.code} ${problem.detail}`} problem={problem} />
        ))}
      </Box>
    </ListItem>
  );
}

const COLUMNS = 'minmax(0, 1fr) minmax(0, 3fr) auto';

/** Grid of the surrounding list, so that name, facts and actions are aligned across all rows. */
export const PLUGIN_LIST = { display: { md: 'grid' }, gridTemplateColumns: { md: COLUMNS } } as const;

const ROW = {
  display: 'grid',
  gridColumn: { md: '1 / -1' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'subgrid' },
  alignItems: 'start',
  columnGap: 3,
  rowGap: 0.5,
  py: 1.5,
  '&:last-child': { borderBottom: 0 },
} as const;

/** Its source, its owner, and what it contributes. */
function PluginFacts({ row: { origin, url, info, contributions } }: { row: PluginRow }) {
  const translate = useTranslate();
  const facts = [
    translate(`console.plugins.origins.${origin}`, { url: url ?? '' }),
    ...(info?.owner ? [translate('console.plugins.owner', { name: info.owner })] : []),
    ...contributions.map(([kind, names]) =>
      translate(`console.plugins.kinds.${kind}`, { count: names.length, names: names.join(', ') }),
    ),
  ];
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', typography: 'body2', color: 'text.secondary' }}>
      {facts.map((fact) => (
        <Box component="li" key={fact} sx={{ overflowWrap: 'anywhere' }}>
          {fact}
        </Box>
      ))}
      {isHttpUrl(info?.docs) && (
        <li>
          <Link href={info.docs} target="_blank" rel="noopener noreferrer">
            {translate('console.plugins.docs')}
          </Link>
        </li>
      )}
    </Box>
  );
}

/** A problem in words, with its remedy and the technical detail. */
function ProblemAlert({ problem: { code, detail } }: { problem: RowProblem }) {
  const translate = useTranslate();
  return (
    <Alert severity="error" sx={{ mt: 1 }}>
      <Typography sx={{ fontWeight: 600 }}>{translate(`console.plugins.problems.${code}.what`)}</Typography>
      <Typography>{translate(`console.plugins.problems.${code}.cure`)}</Typography>
      <Typography variant="body2" component="code" sx={{ overflowWrap: 'anywhere', color: 'text.secondary' }}>
        {code}: {detail}
      </Typography>
    </Alert>
  );
}
