import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { sleep } from '../../../../contract/report/sleep';
import { EntityShow } from '../../../core/kit';
import { DayLink } from '../parts/DayLink';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { conclusionSection, wearerSection } from '../parts/reportSections';
import { Advice } from './Advice';
import { ScoreParts } from './ScoreParts';

const NightView = lazy(() => import('./NightView'));

/** One night: its stages and what was measured meanwhile, its score, its place among the nights before. */
export default function SleepShow() {
  return (
    <EntityShow
      entity={sleep}
      top={(record) => (
        <>
          <Disclaimer />
          <DayLink kind="sleepStatus" report={record} date={String(record.nightDate)} />
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <NightView record={record} />
          </Suspense>
          <PrintButton entity={sleep} record={record} load={() => import('../print/drawSleepReport')} />
        </>
      )}
      sections={[
        {
          label: 'report-manage.sleep.score',
          fields: ['score', 'grade'],
          content: (record) => <ScoreParts record={record} />,
        },
        { label: 'report-manage.sleep.advice', fields: [], content: (record) => <Advice record={record} /> },
        conclusionSection,
        {
          label: 'report-manage.sleep.values',
          fields: [
            'nightDate',
            'bedTime',
            'sleepTime',
            'wakeTime',
            'riseTime',
            'tib',
            'tst',
            'sol',
            'waso',
            'se',
            'remLatency',
            'awakenings',
            'cycles',
            'hrAvg',
            'hrMin',
            'rrAvg',
            'spo2Avg',
            'spo2Min',
            'odi4',
            't90Pct',
            'ahiEst',
            'turnOver',
            'outOfBed',
            'snoreMin',
          ],
        },
        wearerSection,
      ]}
    />
  );
}
