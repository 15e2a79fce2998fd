import Alert from '@mui/material/Alert';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { type Dispatch, type SetStateAction, useCallback } from 'react';
import { type RaRecord, useGetList, useTranslate } from 'react-admin';
import { useAllowedActions } from '../../../../core/kit';
import type { RiskRule } from '../../entities/risk/riskRule';
import { RuleBar } from './RuleBar';
import { RuleRow } from './RuleRow';
import { draftProblems, type RuleDraft, type RuleDrafts, withDraft } from './ruleDrafts';

const all = { pagination: { page: 1, perPage: 100 }, sort: { field: 'ruleId', order: 'ASC' as const }, filter: {} };

export interface RiskRuleTableProps {
  resource: string;
  drafts: RuleDrafts;
  setDrafts: Dispatch<SetStateAction<RuleDrafts>>;
}

/** Edits every rule: its switch, limits and points. Changes are collected, tried on past visits, and saved together. */
export default function RiskRuleTable({ resource, drafts, setDrafts }: RiskRuleTableProps) {
  const translate = useTranslate();
  const { data, error } = useGetList<RiskRule & RaRecord>(resource, all, { retry: false });
  const mayEdit = useAllowedActions(resource, ['edit']).has('edit');
  const change = useCallback(
    (rule: RiskRule, draft: RuleDraft) => setDrafts((current) => withDraft(current, rule, draft)),
    [setDrafts],
  );
  if (error) return <Alert severity="error">{translate('kit.list.failed')}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={400} />;
  const changed = data.flatMap((rule) => {
    const draft = drafts[String(rule.id)];
    return draft ? [{ rule, draft }] : [];
  });
  const isValid = changed.every(({ rule, draft }) => draftProblems(rule, draft).length === 0);
  return (
    <>
      <RuleBar
        resource={resource}
        changed={changed}
        isValid={isValid}
        onSaved={(ids) =>
          setDrafts((current) => Object.fromEntries(Object.entries(current).filter(([id]) => !ids.includes(id))))
        }
        onDiscard={() => setDrafts({})}
      />
      <Paper variant="outlined" component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.map((rule) => (
          <RuleRow
            key={rule.id}
            rule={rule}
            changed={drafts[String(rule.id)]}
            isReadOnly={!mayEdit}
            onChange={change}
          />
        ))}
      </Paper>
    </>
  );
}
