import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useCreatePath, useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { PackageResponse } from '../../../../contract/package/packageResponse';
import { useAllowedActions } from '../action/useAllowedActions';
import { useKitDataProvider } from '../action/useKitDataProvider';
import { activeFilters, asRange, type FilterValues } from '../list/filters/filterValues';
import { useListSettings } from '../list/ListSettings';
import { TitledDialog } from '../page/TitledDialog';
import { PackageForm, type PackageOptions } from './PackageForm';
import { PackageProgress } from './PackageProgress';
import { PackageTexts } from './PackageTexts';

export interface PackageDialogProps {
  /** Resource of the packages. */
  resource: string;
  /** The call for the records that the list shows. */
  operation: string;
  onClose: () => void;
}

const START_ACTIONS = ['packageAll', 'unmask'];
const UNMASK = ['unmask'];

/** Asks for the content of a package, starts it, and shows its progress. */
export default function PackageDialog(props: PackageDialogProps) {
  return (
    <PackageTexts>
      <Content {...props} />
    </PackageTexts>
  );
}

function Content({ resource, operation, onClose }: PackageDialogProps) {
  const { entity, resource: listResource, permanentFilter } = useListSettings();
  const { filterValues, total = 0 } = useListContext();
  const dataProvider = useKitDataProvider();
  const translate = useTranslate();
  const createPath = useCreatePath();
  const allowed = useAllowedActions(resource, START_ACTIONS);
  const canReveal = useAllowedActions(listResource, UNMASK).has('unmask');
  const [started, setStarted] = useState<{ operation: string; taskId: string }>();
  const filter = toCallFilter(activeFilters(entity, { ...filterValues, ...permanentFilter }));
  const isFiltered = operation === 'packageSelective' && Object.keys(filter).length > 0;

  async function start({ includesAll, ...options }: PackageOptions): Promise<void> {
    const call = includesAll ? 'packageAll' : operation;
    const params = { ...options, ...(includesAll ? {} : filter) };
    const response = (await dataProvider.call(resource, call, params, { silent: true })) as PackageResponse;
    setStarted({ operation: call, taskId: response.taskId });
  }

  return (
    <TitledDialog title={translate('kit.export.package')} onClose={onClose} maxWidth="sm">
      {started ? (
        <>
          <DialogContent>
            <PackageProgress key={started.taskId} resource={resource} {...started} />
          </DialogContent>
          <DialogActions>
            <Button component={Link} to={createPath({ resource, type: 'list' })} onClick={onClose}>
              {translate('kit.package.mine')}
            </Button>
            <Button onClick={onClose}>{translate('ra.action.close')}</Button>
          </DialogActions>
        </>
      ) : (
        <PackageForm
          total={total}
          canIncludeAll={isFiltered && allowed.has('packageAll')}
          canUnmask={allowed.has('unmask') && canReveal}
          onSubmit={start}
          onClose={onClose}
        />
      )}
    </TitledDialog>
  );
}

/** Converts the active conditions to the call's format; a range has only the limits that are set. */
function toCallFilter(active: ReturnType<typeof activeFilters>): FilterValues {
  return Object.fromEntries(
    active.map(({ field, value }) => {
      if (typeof value !== 'object' || Array.isArray(value)) return [field, value];
      const limits = Object.entries(asRange(value)).filter(([, limit]) => limit !== '' && limit !== null);
      return [field, Object.fromEntries(limits)];
    }),
  );
}
