import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { choiceLabel, listSeparator, StatusChip } from '../../../core/kit';
import {
  capacityItemNames,
  capacityTotal,
  finalGrade,
  gradeOfScore,
  missingCapacityItems,
  upgradeReasons,
  upgradeReasonsFrom,
} from '../entities/assessment/capacity';
import { elderly } from '../entities/elderly';
import { gradeTone } from './gradeTone';
import { useCapacityScores } from './useCapacityScores';

/** Shows the current total and grade, and why the grade is worse than the total alone implies. */
export function CapacityScore() {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const scores = useCapacityScores();
  const reasons = useUpgradeReasons();
  const total = capacityTotal(scores);
  const missing = missingCapacityItems(scores).length;
  const scoredCount = capacityItemNames.length - missing;
  return (
    <Box
      role="status"
      aria-live="polite"
      sx={{
        position: 'sticky',
        top: 46,
        zIndex: 4,
        display: 'grid',
        gap: 0.75,
        padding: 1.5,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
        <Box component="span" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('elderly-manage.capacity.total')} <b>{total ?? '–'}</b> / 90
        </Box>
        {total === undefined ? (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {translate('elderly-manage.capacity.missing', { count: missing })}
          </Box>
        ) : (
          <Grade total={total} reasons={reasons} />
        )}
        {total !== undefined && reasons.length > 0 && (
          <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {translate('elderly-manage.capacity.raisedBy', {
              reasons: reasons
                .map((reason) => translate(choiceLabel(elderly, 'upgradeReasons', reason)))
                .join(listSeparator(locale)),
            })}
          </Box>
        )}
        <Box
          component="span"
          sx={{
            marginInlineStart: 'auto',
            display: { xs: 'none', md: 'inline' },
            color: 'text.secondary',
            fontSize: '0.8125rem',
          }}
        >
          {translate('elderly-manage.capacity.keys')}
        </Box>
      </Box>
      <LinearProgress variant="determinate" value={(scoredCount / capacityItemNames.length) * 100} aria-hidden />
    </Box>
  );
}

function Grade({ total, reasons }: { total: number; reasons: readonly (typeof upgradeReasons)[number][] }) {
  const translate = useTranslate();
  const grade = finalGrade(total, reasons);
  const gradeByScore = gradeOfScore(total);
  return (
    <>
      <StatusChip tone={gradeTone(grade)}>{translate(`elderly-manage.capacity.grades.g${grade}`)}</StatusChip>
      {gradeByScore !== grade && (
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
          {translate('elderly-manage.capacity.byScore', {
            grade: translate(`elderly-manage.capacity.grades.g${gradeByScore}`),
          })}
        </Box>
      )}
    </>
  );
}

/** Returns the applicable reasons: those ticked, and those that follow from the entered diagnoses and accidents. */
function useUpgradeReasons() {
  const [stated, diseases, accidents]: unknown[] = useWatch({
    name: ['upgradeReasons', 'chronicDiseases', 'riskEvents30d'],
  });
  const selected = Array.isArray(stated) ? stated : [];
  return upgradeReasonsFrom({
    stated: upgradeReasons.filter((reason) => selected.includes(reason)),
    diseases: Array.isArray(diseases) ? diseases.map(String) : [],
    accidents: accidentCounts(accidents),
  });
}

function accidentCounts(value: unknown): Record<string, number> | null {
  if (typeof value !== 'object' || value === null) return null;
  const entries = Object.entries(value).flatMap(([name, count]) =>
    typeof count === 'number' ? [[name, count] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}
