import { amber, purple } from '@mui/material/colors';
import { useTranslate } from 'react-admin';
import { serviceApplication } from '../../../../contract/service/serviceApplication';
import type { SignStatus } from '../../../../contract/service/signStatus';
import { choiceLabel, Nothing, StatusChip, type Tone } from '../../../core/kit';

/** How far the signing of a visit has come, in the colours of the monitoring; the word says it too. */
export function SignStatusChip({ status }: { status: unknown }) {
  const translate = useTranslate();
  if (!isSignStatus(status)) return <Nothing />;
  const look = looks[status];
  return (
    <StatusChip {...look} isLive={status === 'inService'}>
      {translate(choiceLabel(serviceApplication, 'signStatus', status))}
    </StatusChip>
  );
}

const looks: Readonly<Record<SignStatus, { tone?: Tone; color?: string }>> = {
  notDue: { tone: 'neutral' },
  waiting: { tone: 'info' },
  lateIn: { tone: 'warning' },
  missedIn: { tone: 'danger' },
  inService: { tone: 'positive' },
  overdueOut: { tone: 'warning' },
  missedOut: { tone: 'danger' },
  done: { tone: 'positive' },
  doneAbnormal: { color: amber[700] },
  manual: { color: purple[500] },
};

function isSignStatus(value: unknown): value is SignStatus {
  return typeof value === 'string' && Object.hasOwn(looks, value);
}
