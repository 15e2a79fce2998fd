import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { EntityShow } from '../../../core/kit';
import { sleep } from '../entities/sleep';
import { DayLink } from '../parts/DayLink';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { Versions } from '../parts/Versions';
import { WithdrawalNotice } from '../parts/WithdrawalNotice';
import { Advice } from './Advice';
import { ScoreParts } from './ScoreParts';
import { nightCells } from './sleepCells';

const NightView = lazy(() => import('./NightView'));

/** The page of one night: its stages and measurements, its score, and its trend. */
export default function SleepShow() {
  return (
    <EntityShow
      entity={sleep}
      top={(record) => (
        <>
          <Disclaimer />
          <WithdrawalNotice report={record} />
          <Versions record={record} />
          <DayLink kind="sleepStatus" report={record} date={String(record.nightDate)} />
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <NightView record={record} />
          </Suspense>
          <PrintButton entity={sleep} record={record} load={() => import('../print/drawSleepReport')} />
        </>
      )}
      cells={nightCells}
      parts={{
        score: (record) => <ScoreParts record={record} />,
        advice: (record) => <Advice record={record} />,
      }}
    />
  );
}
