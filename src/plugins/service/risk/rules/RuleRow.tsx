import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { memo, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Problem } from '../../../../../contract/problems';
import { choiceLabel, fieldLabel, formatMoment } from '../../../../core/kit';
import { type RiskRule, riskRule } from '../../entities/risk/riskRule';
import { riskRuleOf } from '../../entities/risk/riskRules';
import { draftOf, draftProblems, type RuleDraft, withFigure } from './ruleDrafts';

export interface RuleRowProps {
  rule: RiskRule;
  /** The unsaved draft; undefined if unchanged. */
  changed: RuleDraft | undefined;
  isReadOnly: boolean;
  onChange: (rule: RiskRule, draft: RuleDraft) => void;
}

/**
 * Edits one rule: its switch, its limits and the points of its cases. Memoized, so that typing in one rule does not
 * render the others.
 */
export const RuleRow = memo(function RuleRow({ rule, changed, isReadOnly, onChange }: RuleRowProps) {
  const isChanged = changed !== undefined;
  const draft = changed ?? draftOf(rule);
  const set = (next: RuleDraft) => onChange(rule, next);
  const translate = useTranslate();
  const nameId = useId();
  const name = translate(choiceLabel(riskRule, 'ruleId', rule.ruleId));
  const problems = isChanged ? draftProblems(rule, draft) : [];
  return (
    <Box
      component="li"
      aria-labelledby={nameId}
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '260px minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 1.5,
        padding: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
        backgroundColor: ({ palette }) =>
          isChanged ? `color-mix(in srgb, ${palette.primary.main} 6%, transparent)` : undefined,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 }}>
        <Switch
          size="small"
          checked={draft.enabled}
          disabled={isReadOnly}
          onChange={(_, enabled) => set({ ...draft, enabled })}
          slotProps={{ input: { 'aria-label': translate('service-manage.risk.rules.enable', { name }) } }}
        />
        <Box sx={{ minWidth: 0, color: draft.enabled ? undefined : 'text.secondary' }}>
          <Box id={nameId} sx={{ fontWeight: 600 }}>
            {rule.ruleId} {name}
          </Box>
          <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {translate('service-manage.risk.rules.version', {
              version: rule.version,
              time: formatMoment(rule.updateTime),
            })}
          </Box>
        </Box>
      </Box>
      {(['limits', 'points'] as const).map((kind) => (
        <Figures key={kind} kind={kind} {...{ rule, draft, problems, isReadOnly }} onChange={set} />
      ))}
    </Box>
  );
});

interface FiguresProps extends Pick<RuleRowProps, 'rule' | 'isReadOnly'> {
  kind: 'limits' | 'points';
  draft: RuleDraft;
  onChange: (draft: RuleDraft) => void;
  problems: readonly Problem[];
}

function Figures({ kind, rule, draft, problems, isReadOnly, onChange }: FiguresProps) {
  const translate = useTranslate();
  const label = translate(fieldLabel(riskRule, kind));
  const ranges: Readonly<Record<string, { min: number; max: number } | undefined>> =
    kind === 'limits' ? riskRuleOf(rule.ruleId).limits : {};
  return (
    <Box component="fieldset" sx={{ border: 0, margin: 0, padding: 0, minWidth: 0 }} aria-label={label}>
      {draft[kind].length > 0 && (
        <Box sx={{ fontSize: '0.75rem', color: 'text.secondary', marginBlockEnd: 1.25 }}>{label}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.5 }}>
        {draft[kind].map(({ name, value }, at) => {
          const problem = problems.find(({ field }) => field === `${kind}.${at}.value`);
          const range = ranges[name] ?? { min: 0, max: 100 };
          return (
            <TextField
              key={name}
              size="small"
              margin="none"
              label={translate(choiceLabel(riskRule, `${kind}.name`, name))}
              value={value ?? ''}
              disabled={isReadOnly}
              error={problem !== undefined}
              helperText={problem && translate(`problems.${problem.code}`, problem.params)}
              onChange={(event) => {
                const next = wholeNumber(event.target.value);
                if (next !== undefined) onChange(withFigure(draft, { kind, name, value: next }));
              }}
              sx={{ width: { xs: 'calc(50% - 4px)', sm: 164 } }}
              slotProps={{
                htmlInput: { inputMode: 'numeric', autoComplete: 'off', title: `${range.min} – ${range.max}` },
              }}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Parses typed text as a whole number: null if empty, undefined if invalid. Accepts full-width digits of input methods. */
function wholeNumber(text: string): number | null | undefined {
  const digits = text.normalize('NFKC').trim();
  if (digits === '') return null;
  return /^\d{1,6}$/.test(digits) ? Number(digits) : undefined;
}
