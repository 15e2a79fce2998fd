import CancelIcon from '@mui/icons-material/CancelOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Switch from '@mui/material/Switch';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, Suspense, useState } from 'react';
import { useListContext, useLocaleState, useRefresh, useResourceContext, useTranslate } from 'react-admin';
import type { Entity } from '../../../../contract/defineEntity';
import { useAllowedActions } from '../action/useAllowedActions';
import { choiceLabel } from '../entity/labels';
import type { KitRecord } from '../entity/recordTitle';
import { EmptyValue } from '../field/FieldValue';
import { StatusChip } from '../field/StatusChip';
import { toneOf } from '../field/toneOf';
import type { ColumnInput } from '../list/columns/columns';
import { EntityList } from '../list/EntityList';
import { LoadingBar } from '../page/LoadingBar';
import { useRefreshWhileVisible } from '../page/useRefreshWhileVisible';
import { formatBytes } from './formatBytes';
import { PackageTexts } from './PackageTexts';
import { isPackageFinished } from './packageState';
import { usePackageCalls } from './usePackageCalls';

export interface PackageListProps {
  /** The entity of the packages (`elderlyIO`). */
  packages: Entity;
}

/** Milliseconds between two polls while a package is being created. */
const POLL_MS = 2_000;
const ACTIONS = ['cancelPackage', 'selectContent', 'selectAllPagination'];

/** The user's own packages with their state and expiry; those of all users with the permission. */
export function PackageList(props: PackageListProps) {
  return (
    <Suspense fallback={<LoadingBar />}>
      <PackageTexts>
        <Packages {...props} />
      </PackageTexts>
    </Suspense>
  );
}

function Packages({ packages }: PackageListProps) {
  const resource = useResourceContext() ?? '';
  const translate = useTranslate();
  const refresh = useRefresh();
  const allowed = useAllowedActions(resource, ACTIONS);
  const [showsAllUsers, setShowsAllUsers] = useState(false);
  const { busy, cancel, download } = usePackageCalls(resource, refresh);
  const text = (name: string) => translate(`kit.package.${name}`);
  const rowActions = ({ taskId, status, fileName }: KitRecord) => (
    <>
      {!showsAllUsers && status === 'ready' && allowed.has('selectContent') && (
        <Action
          label={text('download')}
          icon={<DownloadIcon fontSize="inherit" />}
          isBusy={busy === taskId}
          onClick={() => download(String(taskId), String(fileName))}
        />
      )}
      {!showsAllUsers && !isPackageFinished(status) && allowed.has('cancelPackage') && (
        <Action
          label={text('cancel')}
          icon={<CancelIcon fontSize="inherit" />}
          isBusy={busy === taskId}
          onClick={() => cancel(String(taskId))}
        />
      )}
    </>
  );
  return (
    <EntityList
      key={String(showsAllUsers)}
      entity={packages}
      description="kit.package.description"
      columns={columnsOf(packages)}
      selectable={false}
      operations={none}
      top={<AutoRefresh />}
      rowActions={rowActions}
      {...(showsAllUsers && { read: 'selectAllPagination', storeKey: `${resource}.everybody` })}
      actions={
        allowed.has('selectAllPagination') && (
          <FormControlLabel
            control={<Switch size="small" checked={showsAllUsers} onChange={(_event, on) => setShowsAllUsers(on)} />}
            label={text('everybody')}
            sx={{ marginInlineStart: 0 }}
          />
        )
      }
    />
  );
}

const none: readonly string[] = [];

function columnsOf(packages: Entity): ColumnInput[] {
  return [
    'createTime',
    'kind',
    {
      source: 'status',
      render: (record) => <State packages={packages} record={record} />,
    },
    'total',
    { source: 'bytes', label: 'kit.package.size', render: (record) => <Size record={record} /> },
    'unmasked',
    'images',
    'expireTime',
    'failure',
    'adminId',
  ];
}

function State({ packages, record: { status, percent } }: { packages: Entity; record: KitRecord }) {
  const translate = useTranslate();
  const label = translate(choiceLabel(packages, 'status', String(status)));
  return (
    <StatusChip tone={toneOf(packages, 'status', status)} isLive={status === 'running'}>
      {status === 'running' ? `${label} ${percent}%` : label}
    </StatusChip>
  );
}

function Size({ record: { bytes } }: { record: KitRecord }) {
  const [locale] = useLocaleState();
  return typeof bytes === 'number' ? formatBytes(bytes, locale) : <EmptyValue />;
}

/** Refetches the list while a package in it is being created. */
function AutoRefresh() {
  const { data = [], refetch } = useListContext<KitRecord>();
  const isWaiting = data.some(({ status }) => !isPackageFinished(status));
  useRefreshWhileVisible(() => isWaiting && void refetch(), POLL_MS);
  return null;
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  isBusy: boolean;
  onClick: () => void;
}

function Action({ label, icon, isBusy, onClick }: ActionProps) {
  return (
    <Tooltip title={label}>
      <IconButton size="small" aria-label={label} loading={isBusy} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}
