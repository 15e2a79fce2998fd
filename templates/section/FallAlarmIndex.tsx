import { CountFigures, FigureGroup, PageHeader } from '@console/kit';
import { Stack } from '@mui/material';
import { fallAlarm } from './entities/fallAlarm';
import { LevelChart } from './LevelChart';

/** The first page of the section: figures that lead to their records, and a chart. */
export default function FallAlarmIndex() {
  return (
    <>
      <PageHeader title="fall-alarm.index.title" description="fall-alarm.index.description" />
      <Stack spacing={2}>
        <FigureGroup label="fall-alarm.index.states">
          <CountFigures entity={fallAlarm} field="status" />
        </FigureGroup>
        <LevelChart />
      </Stack>
    </>
  );
}
