import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { ActionProps } from '../../../core/plugin-api';
import { SecretCallDialog } from './SecretCallDialog';

/** Rotates the key of a device, with a reason. */
export default function RotateDialog({ resource, records: [record], onClose }: ActionProps) {
  const translate = useTranslate();
  if (!record) return null;
  return (
    <SecretCallDialog
      resource={resource}
      operation="rotateSecret"
      label="device-manage.device.rotate"
      params={{ id: record.id }}
      warning={
        <Alert severity="warning" sx={{ marginInline: 3 }}>
          {translate('device-manage.secret.replaces')}
        </Alert>
      }
      onClose={onClose}
    />
  );
}
