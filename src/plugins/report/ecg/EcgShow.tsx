import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { EntityShow } from '../../../core/kit';
import { ecg } from '../entities/ecg';
import { DayLink } from '../parts/DayLink';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { Versions } from '../parts/Versions';
import { WithdrawalNotice } from '../parts/WithdrawalNotice';
import { AutoConclusion } from './AutoConclusion';
import { ecgCells } from './ecgCells';
import { IntervalTable } from './IntervalTable';

const EcgViewer = lazy(() => import('./viewer/EcgViewer'));
const AverageBeatPanel = lazy(() => import('./beat/AverageBeatPanel'));

/** The page of one recording: trace, measurements and conclusion. */
export default function EcgShow() {
  return (
    <EntityShow
      entity={ecg}
      top={(record) => (
        <>
          <Disclaimer />
          <WithdrawalNotice report={record} />
          <Versions record={record} />
          <DayLink kind="heartRate" report={record} date={dayOf(record.periodStart)} />
          <Suspense fallback={<Skeleton variant="rounded" height={376} />}>
            <EcgViewer record={record} />
          </Suspense>
          <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
            <AverageBeatPanel record={record} />
          </Suspense>
          <PrintButton entity={ecg} record={record} load={() => import('../print/drawEcgReport')} />
        </>
      )}
      cells={ecgCells}
      parts={{
        intervals: (record) => <IntervalTable record={record} />,
        conclusion: (record) => <AutoConclusion record={record} />,
      }}
    />
  );
}

/** Returns the day of a moment in the company's time zone. */
const dayOf = (moment: unknown) => String(moment).slice(0, 'YYYY-MM-DD'.length);
