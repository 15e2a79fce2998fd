import Box from '@mui/material/Box';
import { useTranslate } from 'react-admin';
import { FieldValue, type KitRecord } from '../../../core/kit';
import { isSleep } from '../../record/entities/sleep/noSleep';
import { sleep } from '../entities/sleep';
import { sleepFindingRules } from '../entities/sleepRules';
import { measuredCells } from '../parts/measuredCells';
import { urgencyCell } from '../parts/reportCells';
import { missingSleepText, scoreTexts, withheldText } from './scoreTexts';

/** Cell renderers of a night: the reason if the grade is withheld, and a text for unknown values. */
export const nightCells = {
  ...measuredCells(sleep, sleepFindingRules),
  ...urgencyCell,
  grade: Grade,
  sleepTime: sleepCell('sleepTime'),
  sol: sleepCell('sol'),
  tst: sleepCell('tst'),
};

function Grade({ record }: { record: KitRecord }) {
  const translate = useTranslate();
  const text = withheldText(record, translate);
  if (text === undefined || record.grade) return <FieldValue entity={sleep} source="grade" record={record} />;
  const color = scoreTexts(record, translate).needsDoctor ? 'error.main' : 'warning.main';
  return (
    <Box component="span" sx={{ color, fontWeight: 600 }}>
      {text}
    </Box>
  );
}

/** Returns a cell with a text if the value is missing. Zero minutes asleep mean that no sleep was recorded. */
function sleepCell(source: 'sleepTime' | 'sol' | 'tst') {
  return function SleepValue({ record }: { record: KitRecord }) {
    const translate = useTranslate();
    const text = missingSleepText(record, translate);
    return source === 'tst' && !isSleep(record.tst) ? (
      text
    ) : (
      <FieldValue entity={sleep} source={source} record={record} empty={text} />
    );
  };
}
