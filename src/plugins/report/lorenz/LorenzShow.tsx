import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { EntityShow } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { lorenz } from '../entities/lorenz';
import { lorenzType } from '../entities/lorenzType';
import { Disclaimer } from '../parts/Disclaimer';
import { PrintButton } from '../parts/PrintButton';
import { Versions } from '../parts/Versions';
import { WithdrawalNotice } from '../parts/WithdrawalNotice';

import { lorenzCells } from './lorenzCells';

const LorenzView = lazy(() => import('./LorenzView'));

/** The page of a Lorenz plot: the cloud with its ellipse, values, shape and possible meaning. */
export default function LorenzShow() {
  const typeResource = useEntityResource(lorenzType.name) ?? '';
  return (
    <EntityShow
      entity={lorenz}
      cells={lorenzCells}
      top={(record) => (
        <>
          <Disclaimer />
          <WithdrawalNotice report={record} />
          <Versions record={record} />
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <LorenzView record={record} />
          </Suspense>
          <PrintButton
            entity={lorenz}
            record={record}
            load={async () => ({ default: (await import('../print/drawLorenzReport')).drawLorenzReport(typeResource) })}
          />
        </>
      )}
    />
  );
}
