import { useQuery } from '@tanstack/react-query';
import {
  Figure,
  FigureGroup,
  type FigureProps,
  FigureTile,
  useAllowedActions,
  useKitDataProvider,
  useViewpoint,
} from '../../core/kit';
import { useEntityResource } from '../../core/plugin-api';
import type { HighRiskPage } from './entities/risk/riskCalls';
import { serviceApplication } from './entities/serviceApplication';
import type { SignPage } from './entities/signCalls';
import { type SignGroup, signGroups } from './entities/signStatus';
import { underReview } from './risk/underReview';
import { groupCount } from './sign/signCounts';
import { pageBeside } from './visit/pageBeside';

/** Applications that nobody has been sent to yet. */
const unassigned = { status: ['applied', 'accepted'] };

/** Today's visits in figures, each a link to those it counts; only what the administrator may see. */
export function ServiceToday({
  label,
  groups,
}: {
  label: string;
  groups: readonly { group: SignGroup; tone?: FigureProps['tone'] }[];
}) {
  const resource = useEntityResource(serviceApplication.name);
  if (!resource) return null;
  return (
    <FigureGroup label={label}>
      <SignFigures resource={resource} groups={groups} />
      <OpenRisks resource={resource} />
      <FigureTile
        entity={serviceApplication}
        label="service-manage.index.unassigned"
        filter={unassigned}
        tone="warning"
      />
      <OwnApprovals />
    </FigureGroup>
  );
}

/** Visits whose times wait for the approval of who looks at the page. */
function OwnApprovals() {
  const { adminId } = useViewpoint();
  if (adminId === undefined) return null;
  return (
    <FigureTile
      entity={serviceApplication}
      label="service-manage.application.quick.approval"
      filter={{ approvalAdminId: adminId }}
      tone="warning"
    />
  );
}

function SignFigures({ resource, groups }: { resource: string; groups: Parameters<typeof ServiceToday>[0]['groups'] }) {
  const isAllowed = useAllowedActions(resource, ['selectSignPagination']).has('selectSignPagination');
  const { data, error } = useFirstRow<SignPage>(resource, 'selectSignPagination', {}, isAllowed);
  if (!isAllowed) return null;
  return groups.map(({ group, tone }) => (
    <Figure
      key={group}
      label={`service-manage.sign.groups.${group}`}
      value={data ? groupCount(data.summary, group) : error ? '—' : undefined}
      tone={tone}
      to={pageBeside(resource, 'sign-manage', group === 'planned' ? {} : { signStatus: signGroups[group] })}
    />
  ));
}

function OpenRisks({ resource }: { resource: string }) {
  const isAllowed = useAllowedActions(resource, ['selectHighRiskPagination']).has('selectHighRiskPagination');
  const { data, error } = useFirstRow<HighRiskPage>(resource, 'selectHighRiskPagination', underReview, isAllowed);
  if (!isAllowed) return null;
  return (
    <Figure
      label="service-manage.risk.figures.open"
      value={data ? data.dataCount : error ? '—' : undefined}
      tone="danger"
      to={pageBeside(resource, 'risk-manage', underReview)}
    />
  );
}

/** A read that counts, asked with the smallest possible page. */
function useFirstRow<T>(resource: string, operation: string, input: object, enabled: boolean) {
  const dataProvider = useKitDataProvider();
  return useQuery({
    queryKey: [resource, operation, input, 1],
    queryFn: async ({ signal }) =>
      (await dataProvider.call(resource, operation, { ...input, pageNum: 1, pageSize: 1 }, { signal })) as T,
    enabled,
    retry: false,
    meta: { follows: ['serviceApplication'] },
  });
}
