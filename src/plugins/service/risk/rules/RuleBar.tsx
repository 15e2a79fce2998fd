import ScienceIcon from '@mui/icons-material/ScienceOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useAllowedActions, useKitDataProvider, useNotifyRefusal } from '../../../../core/kit';
import { useUnsavedInput } from '../../../../core/plugin-api';
import type { RiskTrial } from '../../entities/risk/riskCalls';
import type { RiskRule } from '../../entities/risk/riskRule';
import type { RuleDraft } from './ruleDrafts';
import { TrialDialog } from './TrialDialog';

export interface RuleBarProps {
  resource: string;
  changed: readonly { rule: RiskRule; draft: RuleDraft }[];
  isValid: boolean;
  /** Called with the ids of the saved rules. */
  onSaved: (ids: readonly string[]) => void;
  onDiscard: () => void;
}

/** Actions for the changed rules: try them on past visits, save them, or discard them. */
export function RuleBar({ resource, changed, isValid, onSaved, onDiscard }: RuleBarProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const notify = useNotify();
  const notifyRefusal = useNotifyRefusal();
  const refresh = useRefresh();
  const allowed = useAllowedActions(resource, ['edit', 'tryRiskRules']);
  const [busy, setBusy] = useState<'try' | 'save'>();
  const [trial, setTrial] = useState<RiskTrial>();
  useUnsavedInput(changed.length > 0);
  const isReady = changed.length > 0 && isValid && busy === undefined;

  async function runTrial(): Promise<void> {
    setBusy('try');
    try {
      const rules = changed.map(({ rule: { ruleId }, draft }) => ({ ruleId, ...draft }));
      setTrial((await dataProvider.call(resource, 'tryRiskRules', { rules }, { silent: true })) as RiskTrial);
    } catch (failure) {
      notifyRefusal(failure);
    } finally {
      setBusy(undefined);
    }
  }

  async function save(): Promise<void> {
    setBusy('save');
    const saved: string[] = [];
    try {
      // Sequentially: each rule has its own versions, and after a refusal the remaining ones can be saved again.
      for (const { rule, draft } of changed) {
        const data = { id: rule.id, version: rule.version, ...draft };
        await dataProvider.update(resource, { id: rule.id, data, previousData: rule, meta: { silent: true } });
        saved.push(String(rule.id));
      }
      notify('service-manage.risk.rules.saved', { type: 'success', messageArgs: { smart_count: saved.length } });
    } catch (failure) {
      notifyRefusal(failure);
    } finally {
      onSaved(saved);
      refresh();
      setBusy(undefined);
    }
  }

  if (!allowed.has('edit') && !allowed.has('tryRiskRules')) return null;
  return (
    <Box
      role="toolbar"
      aria-label={translate('service-manage.risk.views.rules')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', paddingBlock: 1 }}
    >
      <Box component="span" aria-live="polite" sx={{ flex: '1 1 160px', color: 'text.secondary' }}>
        {changed.length === 0
          ? translate('service-manage.risk.rules.unchanged')
          : translate('service-manage.risk.rules.changed', { smart_count: changed.length })}
      </Box>
      {changed.length > 0 && (
        <Button size="small" disabled={busy !== undefined} onClick={onDiscard}>
          {translate('service-manage.risk.rules.discard')}
        </Button>
      )}
      {allowed.has('tryRiskRules') && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<ScienceIcon />}
          disabled={!isReady}
          loading={busy === 'try'}
          onClick={() => void runTrial()}
        >
          {translate('service-manage.risk.rules.try')}
        </Button>
      )}
      {allowed.has('edit') && (
        <Button
          size="small"
          variant="contained"
          disabled={!isReady}
          loading={busy === 'save'}
          onClick={() => void save()}
        >
          {translate('ra.action.save')}
        </Button>
      )}
      {trial && <TrialDialog trial={trial} onClose={() => setTrial(undefined)} />}
    </Box>
  );
}
