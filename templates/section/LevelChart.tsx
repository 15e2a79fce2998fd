import { ChartPanel, choiceLabel, useCount } from '@console/kit';
import { useEntityResource, usePermission } from '@console/plugin-api';
import { LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { fallAlarm } from './entities/fallAlarm';

type Level = (typeof fallAlarm.fields.level.values)[number];

/** How many records have each level, as shares of all. */
export function LevelChart() {
  const translate = useTranslate();
  const resource = useEntityResource(fallAlarm.name);
  const isAllowed = usePermission(resource ? { resource, action: 'list' } : undefined);
  if (!resource || !isAllowed) return null;
  return (
    <ChartPanel title={translate('fall-alarm.index.levels')}>
      {fallAlarm.fields.level.values.map((level) => (
        <LevelBar key={level} resource={resource} level={level} />
      ))}
    </ChartPanel>
  );
}

function LevelBar({ resource, level }: { resource: string; level: Level }) {
  const translate = useTranslate();
  const { count: all = 0 } = useCount({ resource, filter: {} });
  const { count = 0 } = useCount({ resource, filter: { level } });
  const label = `${translate(choiceLabel(fallAlarm, 'level', level))} ${count}`;
  return (
    <>
      <Typography variant="body2">{label}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={label}
        value={all === 0 ? 0 : Math.round((count / all) * 100)}
        sx={{ height: 8, borderRadius: 1, marginBlockEnd: 1 }}
      />
    </>
  );
}
