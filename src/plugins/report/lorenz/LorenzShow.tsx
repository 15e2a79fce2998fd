import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { lorenz } from '../../../../contract/report/lorenz';
import { EntityShow } from '../../../core/kit';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { conclusionSection, wearerSection } from '../parts/reportSections';

const LorenzView = lazy(() => import('./LorenzView'));

/** One Lorenz plot: the cloud with its ellipse, its values, its shape and what that may mean. */
export default function LorenzShow() {
  return (
    <EntityShow
      entity={lorenz}
      top={(record) => (
        <>
          <Disclaimer />
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <LorenzView record={record} />
          </Suspense>
          <PrintButton entity={lorenz} record={record} load={() => import('../print/drawLorenzReport')} />
        </>
      )}
      sections={[
        conclusionSection,
        {
          label: 'report-manage.lorenz.values',
          fields: [
            'hours',
            'nnCount',
            'meanRr',
            'sdnn',
            'rmssd',
            'sd1',
            'sd2',
            'ratio',
            'area',
            'confidence',
            'afSuspect',
            'ectopicPct',
          ],
        },
        wearerSection,
      ]}
    />
  );
}
