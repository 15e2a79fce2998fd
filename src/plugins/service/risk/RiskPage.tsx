import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PageHeader, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { riskRule } from '../entities/risk/riskRule';
import { RiskList } from './RiskList';
import type { RuleDrafts } from './rules/ruleDrafts';

const RiskRuleTable = lazy(() => import('./rules/RiskRuleTable'));

type View = 'visits' | 'rules';

/** Service anomaly monitoring: the visits with anomalies and their review, and the rules that detect them. */
export default function RiskPage() {
  const translate = useTranslate();
  const resource = useEntityResource(serviceApplication.name);
  const rules = useEntityResource(riskRule.name);
  const maySeeRules = useAllowedActions(rules ?? '', ['list']).has('list') && rules !== undefined;
  const [view, setView] = useState<View>('visits');
  // State of this page, so that switching to the visits does not lose unsaved changes of rules.
  const [drafts, setDrafts] = useState<RuleDrafts>({});
  if (!resource) return null;
  const header = maySeeRules && (
    <Tabs
      value={view}
      onChange={(_, next: View) => setView(next)}
      aria-label={translate('service-manage.pages.risk')}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="visits" label={translate('service-manage.risk.views.visits')} />
      <Tab value="rules" label={translate('service-manage.risk.views.rules')} />
    </Tabs>
  );
  if (view === 'visits' || !rules) return <RiskList resource={resource} header={header} />;
  return (
    <>
      <PageHeader title="service-manage.pages.risk" description="service-manage.risk.rules.description" />
      {header}
      <Suspense fallback={null}>
        <RiskRuleTable resource={rules} drafts={drafts} setDrafts={setDrafts} />
      </Suspense>
    </>
  );
}
