import { addDays } from '../../../../contract/moment';
import { FigureGroup, FigureTile, today } from '../../../core/kit';
import { doctor } from '../entities/doctor';
import { user } from '../entities/user';

/** What waits among accounts, each figure a link to whom it counts. */
export function AccountTodo({ label }: { label: string }) {
  const day = today();
  const passed = { status: 'passed' };
  return (
    <FigureGroup label={label}>
      <FigureTile
        entity={doctor}
        label="account-manage.index.doctorsPending"
        filter={{ status: 'pending' }}
        tone="warning"
      />
      <FigureTile
        entity={user}
        label="account-manage.index.identityPending"
        filter={{ verifyStatus: 'pending' }}
        tone="warning"
      />
      <FigureTile
        entity={doctor}
        label="account-manage.index.licenceWithin30"
        filter={{ ...passed, licenseExpire: { from: day, to: addDays(day, 30) } }}
        tone="warning"
      />
      <FigureTile
        entity={user}
        label="account-manage.index.renewal"
        filter={{ status: 'normal', vipExpire: { from: day, to: addDays(day, 30) } }}
      />
    </FigureGroup>
  );
}
