import { type RaRecord, useGetList } from 'react-admin';
import { CountFigures, FigureGroup, FigureTile, IndexCharts, PageHeader } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { doctor } from '../entities/doctor';
import { user } from '../entities/user';
import { vip } from '../entities/vip';
import { AccountTodo } from './AccountTodo';

/** What waits among accounts, and how users and doctors are distributed; each figure leads to those it counts. */
export default function AccountIndex() {
  return (
    <>
      <PageHeader title="account-manage.index.title" description="account-manage.index.description" />
      <AccountTodo label="account-manage.index.todo" />
      <IndexCharts
        charts={[
          { title: 'account-manage.charts.newUsers', entity: user },
          { title: 'account-manage.charts.byStatus', entity: user, field: 'status' },
        ]}
      />
      <FigureGroup label="account-manage.index.users">
        <CountFigures entity={user} field="status" />
        <CountFigures entity={user} field="verifyStatus" />
      </FigureGroup>
      <Memberships />
      <FigureGroup label="account-manage.index.doctors">
        <CountFigures entity={doctor} field="status" />
      </FigureGroup>
    </>
  );
}

/** One figure for each level on sale. */
function Memberships() {
  const resource = useEntityResource(vip.name);
  return resource ? <KnownMemberships resource={resource} /> : null;
}

function KnownMemberships({ resource }: { resource: string }) {
  const { data = [] } = useGetList<RaRecord>(
    resource,
    { pagination: { page: 1, perPage: 20 }, sort: { field: 'level', order: 'ASC' }, filter: { enabled: true } },
    { retry: false },
  );
  const bought = data.filter(({ level }) => level !== 0);
  if (bought.length === 0) return null;
  return (
    <FigureGroup label="account-manage.index.memberships">
      {bought.map((record) => (
        <FigureTile key={record.id} entity={user} label={String(record.name)} filter={{ vipId: record.id }} />
      ))}
    </FigureGroup>
  );
}
