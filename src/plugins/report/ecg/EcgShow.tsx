import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { ecg } from '../../../../contract/report/ecg';
import { EntityShow } from '../../../core/kit';
import { DayLink } from '../parts/DayLink';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { conclusionSection, wearerSection } from '../parts/reportSections';
import { IntervalTable } from './IntervalTable';

const EcgViewer = lazy(() => import('./viewer/EcgViewer'));

/** The reading room of one recording: the trace, what was measured, what is concluded. */
export default function EcgShow() {
  return (
    <EntityShow
      entity={ecg}
      top={(record) => (
        <>
          <Disclaimer />
          <DayLink kind="heartRate" report={record} date={dayOf(record.periodStart)} />
          <Suspense fallback={<Skeleton variant="rounded" height={376} />}>
            <EcgViewer record={record} />
          </Suspense>
          <PrintButton entity={ecg} record={record} load={() => import('../print/drawEcgReport')} />
        </>
      )}
      sections={[
        {
          label: 'report-manage.ecg.intervals',
          fields: ['rhythm', 'lead', 'hz', 'durationSec'],
          content: (record) => <IntervalTable record={record} />,
        },
        conclusionSection,
        {
          label: 'report-manage.ecg.measurements',
          fields: [
            'hrMin',
            'hrMax',
            'rrAvg',
            'rrSd',
            'stMv',
            'rMv',
            'pausesOver2s',
            'longestPauseMs',
            'pac',
            'pvc',
            'afBurdenPct',
            'noisyPct',
          ],
        },
        wearerSection,
      ]}
    />
  );
}

/** The day of a moment, which is told in the company's time zone. */
const dayOf = (moment: unknown) => String(moment).slice(0, 'YYYY-MM-DD'.length);
