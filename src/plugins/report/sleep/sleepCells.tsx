import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FieldValue, type KitRecord, Nothing } from '../../../core/kit';
import { sleep } from '../entities/sleep';
import { sleepFindingRules } from '../entities/sleepRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';
import { scoreWords, withheldWords } from './sleepWords';

/** Cell renderers of a night: the reason if the grade is withheld, and a text for unknown values. */
export const nightCells = {
  ...measuredCells(sleep, sleepFindingRules),
  ...urgencyCell,
  grade: Grade,
  sleepTime: SleepTime,
  sol: Latency,
};

function Grade({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const words = withheldWords(record, translate);
  if (words === undefined || record.grade) return <FieldValue entity={sleep} source="grade" record={record} />;
  const color = scoreWords(record, translate).needsDoctor ? 'error.main' : 'warning.main';
  return (
    <Box component="span" sx={{ color, fontWeight: 600 }}>
      {words}
    </Box>
  );
}

function SleepTime({ record }: { record: KitRecord }) {
  return <FieldValue entity={sleep} source="sleepTime" record={record} empty={<Unknown record={record} />} />;
}

function Latency({ record }: { record: KitRecord }) {
  return <FieldValue entity={sleep} source="sol" record={record} empty={<Unknown record={record} />} />;
}

/** Without sleep there is no onset; with sleep, a missing onset is unknown. */
function Unknown({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  return Number(record.tst) > 0 ? translate('report-manage.sleep.unknown') : <Nothing />;
}
