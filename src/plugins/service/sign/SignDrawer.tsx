import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useCreatePath, useListContext, useResourceContext, useResourceDefinition, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { FieldName } from '../../../../contract/defineEntity';
import { FieldValue, type KitRecord, RecordActionButtons, RevealButton } from '../../../core/kit';
import { StepTimeline } from '../application/show/StepTimeline';
import { VisitMap } from '../application/show/VisitMap';
import { serviceApplication } from '../entities/applications/serviceApplication';
import { VisitPhotos } from '../visit/VisitPhotos';
import { ExceptionChip } from './ExceptionChip';
import { SignStatusChip } from './SignStatusChip';
import { signOperations } from './signOperations';

/** Shows the signing of one visit in a drawer over the list: place, photos, steps, and manual actions. */
export function SignDrawer({ opened, onClose }: { opened: KitRecord | undefined; onClose: () => void }) {
  const { data } = useListContext<KitRecord>();
  const titleId = useId();
  // Uses the record of the list, so that live updates reach the drawer.
  const record = data?.find(({ id }) => id === opened?.id) ?? opened;
  return (
    <Drawer
      anchor="right"
      open={opened !== undefined}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: 'min(560px, 100vw)' } } }}
    >
      {record && <SignDetails record={record} titleId={titleId} onClose={onClose} />}
    </Drawer>
  );
}

interface SignDetailsProps {
  record: KitRecord;
  titleId: string;
  onClose: () => void;
}

function SignDetails({ record, titleId, onClose }: SignDetailsProps) {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { hasShow } = useResourceDefinition();
  const createPath = useCreatePath();
  const value = (source: FieldName<typeof serviceApplication>) => (
    <FieldValue entity={serviceApplication} source={source} record={record} link />
  );
  return (
    <Box sx={{ padding: 2, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography id={titleId} component="h2" variant="h6" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {value('elderlyName')} <SignStatusChip status={record.signStatus} />{' '}
          <ExceptionChip type={record.exceptionType} />
        </Typography>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <RecordActionButtons
          entity={serviceApplication}
          resource={resource}
          record={record}
          operations={signOperations}
        >
          <RevealButton record={record} />
          {hasShow && (
            <Button size="small" component={Link} to={createPath({ resource, id: record.id, type: 'show' })}>
              {translate('service-manage.sign.application')}
            </Button>
          )}
        </RecordActionButtons>
      </Box>
      <Box
        component="dl"
        sx={{ display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 0.5, margin: 0 }}
      >
        {facts.map((source) => (
          <Box key={source} sx={{ display: 'contents' }}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {translate(`entities.serviceApplication.fields.${source}`)}
            </Box>
            <Box component="dd" sx={{ margin: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
              {value(source)}
            </Box>
          </Box>
        ))}
      </Box>
      <Part label="service-manage.sign.map">
        <VisitMap record={record} />
      </Part>
      <Part label="service-manage.sign.photos">
        <VisitPhotos record={record} />
      </Part>
      <Part label="entities.serviceApplication.fields.steps">
        <StepTimeline record={record} />
      </Part>
    </Box>
  );
}

const facts = [
  'applicationNo',
  'attendantName',
  'serviceTypeId',
  'planStart',
  'planEnd',
  'signInTime',
  'signOutTime',
  'signMethod',
  'remindTime',
  'exceptionNote',
  'serviceAddress',
] as const;

function Part({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} component="h3" variant="subtitle2" sx={{ fontWeight: 600, marginBlockEnd: 1 }}>
        {translate(label)}
      </Typography>
      {children}
    </Box>
  );
}
