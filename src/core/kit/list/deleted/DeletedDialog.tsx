import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import Pagination from '@mui/material/Pagination';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { PAGE_SIZE_DEFAULT } from '../../../../../contract/constants';
import { RESTORABLE_DAYS, RESTORE_OPERATIONS } from '../../../../../contract/deletion';
import { CONFIRM_DUPLICATES } from '../../../../../contract/duplicates';
import { searchFields } from '../../../../../contract/query/searching';
import { useCallQuery } from '../../action/useCallQuery';
import { useKitDataProvider } from '../../action/useKitDataProvider';
import { entityLabel } from '../../entity/labels';
import { useDuplicateConfirmation } from '../../form/saving/useDuplicateConfirmation';
import { EmptySection } from '../../page/EmptySection';
import { LoadingBar } from '../../page/LoadingBar';
import { TitledDialog } from '../../page/TitledDialog';
import { RefusalNotice } from '../../refusal/RefusalNotice';
import { useAttempt } from '../../refusal/useAttempt';
import { DebouncedTextField } from '../filters/DebouncedTextField';
import { useListSettings } from '../ListSettings';
import { type DeletedRecord, DeletedRow } from './DeletedRow';

const DuplicateDialog = lazy(() => import('../../form/saving/DuplicateDialog'));

const DUPLICATE_TEXTS = {
  text: 'kit.deleted.duplicate',
  back: 'ra.action.cancel',
  save: 'kit.deleted.restoreAnyway',
} as const;

interface DeletedPage {
  data: readonly DeletedRecord[];
  dataCount: number;
}

/** The deleted records of a list that can be restored, the last deleted first. Loaded lazily. */
export default function DeletedDialog({ onClose }: { onClose: () => void }) {
  const { entity, resource, permanentFilter } = useListSettings();
  const translate = useTranslate();
  const refresh = useRefresh();
  const dataProvider = useKitDataProvider();
  const [page, setPage] = useState(1);
  const [keyword, setKeyword] = useState('');
  const { attempt, isBusy, refusal } = useAttempt();
  const duplicates = useDuplicateConfirmation();
  const asked = useRef<DeletedRecord>(undefined);
  const list = useRef<HTMLDivElement>(null);
  const { data: found, error } = useCallQuery<DeletedPage>(
    resource,
    RESTORE_OPERATIONS.list,
    { ...permanentFilter, ...(keyword && { keyword }), pageNum: page, pageSize: PAGE_SIZE_DEFAULT },
    { placeholderData: keepPreviousData, silent: false },
  );
  const pages = Math.ceil((found?.dataCount ?? 0) / PAGE_SIZE_DEFAULT);

  async function restore(record: DeletedRecord, confirmation?: string) {
    const { id, version } = record;
    const confirmed = confirmation === undefined ? {} : { [CONFIRM_DUPLICATES]: confirmation };
    asked.current = record;
    await attempt(async () => {
      try {
        await dataProvider.call(
          resource,
          RESTORE_OPERATIONS.one,
          { id, version, ...confirmed },
          { silent: 'rejection' },
        );
      } catch (failure) {
        if (!duplicates.ask(failure)) throw failure;
        return;
      }
      if (found?.data.length === 1 && page > 1) setPage(page - 1);
      // The button that had the focus disappears with its row.
      list.current?.focus();
    });
    refresh();
  }

  return (
    <TitledDialog
      title={translate('kit.deleted.of', { name: translate(entityLabel(entity)) })}
      onClose={onClose}
      maxWidth="sm"
    >
      {!found && !error && <LoadingBar />}
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 1.5 }}>
          {translate('kit.deleted.lead', { days: RESTORABLE_DAYS })}
        </DialogContentText>
        {searchFields(entity).length > 0 && (keyword !== '' || pages > 0) && (
          <DebouncedTextField
            label={translate('ra.action.search')}
            value={keyword}
            onChange={(text) => {
              setKeyword(text.trim());
              setPage(1);
            }}
          />
        )}
        <Box ref={list} tabIndex={-1} sx={{ outline: 'none' }}>
          {found?.dataCount === 0 && (
            <EmptySection>{translate(keyword ? 'kit.deleted.noMatch' : 'kit.deleted.empty')}</EmptySection>
          )}
          <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
            {found?.data.map((record) => (
              <DeletedRow
                key={record.id}
                entity={entity}
                record={record}
                isBusy={isBusy}
                onRestore={() => void restore(record)}
              />
            ))}
          </Box>
        </Box>
        {pages > 1 && (
          <Pagination
            count={pages}
            page={page}
            onChange={(_, next) => setPage(next)}
            sx={{ display: 'flex', justifyContent: 'center', marginBlockStart: 1 }}
          />
        )}
      </DialogContent>
      <Box sx={{ paddingInline: 3 }}>
        <RefusalNotice entity={entity} refusal={refusal} />
      </Box>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.close')}</Button>
      </DialogActions>
      {duplicates.found && (
        <Suspense fallback={null}>
          <DuplicateDialog
            entity={entity}
            duplicates={duplicates.found}
            texts={DUPLICATE_TEXTS}
            onSave={() => {
              duplicates.clear();
              if (asked.current) void restore(asked.current, duplicates.found?.confirmation);
            }}
            onClose={duplicates.clear}
          />
        </Suspense>
      )}
    </TitledDialog>
  );
}
