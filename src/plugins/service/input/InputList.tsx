import ArticleIcon from '@mui/icons-material/ArticleOutlined';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { EntityList, type KitRecord, useAllowedActions } from '../../../core/kit';
import { useEntityResource } from '../../../core/plugin-api';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { serviceInput } from '../entities/serviceInput';
import { DeleteInputDialog } from './DeleteInputDialog';
import { InputPanel } from './InputPanel';

const InputReportView = lazy(() => import('./InputReportView'));

const IMPORT = ['startInput'];
const DELETE = ['deleteAllInput'];

/** Shows imports of services: a panel for a new one, and the history below. */
export default function InputList() {
  const resource = useResourceContext() ?? '';
  const applications = useEntityResource(serviceApplication.name) ?? '';
  const translate = useTranslate();
  const mayImport = useAllowedActions(resource, IMPORT).has('startInput');
  const mayDelete = useAllowedActions(applications, DELETE).has('deleteAllInput') && applications !== '';
  const [reportId, setReportId] = useState<number>();
  const [deletion, setDeletion] = useState<{ importBatchId?: string }>();
  const text = (name: string) => translate(`service-manage.input.${name}`);
  const rowActions = (record: KitRecord) => (
    <>
      <Action
        label={text('report')}
        icon={<ArticleIcon fontSize="inherit" />}
        onClick={() => setReportId(Number(record.id))}
      />
      {mayDelete && record.mode === 'commit' && record.status === 'ready' && (
        <Action
          label={text('deleteBatch')}
          icon={<DeleteIcon fontSize="inherit" />}
          onClick={() => setDeletion({ importBatchId: String(record.batchId) })}
        />
      )}
    </>
  );
  return (
    <>
      <EntityList
        entity={serviceInput}
        title="service-manage.input.title"
        description="service-manage.input.description"
        selectable={false}
        top={mayImport && <InputPanel resource={resource} />}
        actions={
          mayDelete && (
            <Button size="small" color="error" onClick={() => setDeletion({})}>
              {text('deleteAll')}
            </Button>
          )
        }
        rowActions={rowActions}
      />
      {reportId !== undefined && (
        <Dialog open fullWidth maxWidth="md" onClose={() => setReportId(undefined)} aria-label={text('report')}>
          <DialogContent>
            <Suspense>
              <InputReportView resource={resource} id={reportId} />
            </Suspense>
          </DialogContent>
        </Dialog>
      )}
      {deletion && <DeleteInputDialog resource={applications} {...deletion} onClose={() => setDeletion(undefined)} />}
    </>
  );
}

function Action({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
