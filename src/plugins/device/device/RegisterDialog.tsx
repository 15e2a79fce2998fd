import { SecretCallDialog } from './SecretCallDialog';

/** Enters a device, bound to a wearer at once if one is named, and shows its key. */
export default function RegisterDialog({ resource, onClose }: { resource: string; onClose: () => void }) {
  return (
    <SecretCallDialog
      resource={resource}
      operation="registerDevice"
      label="device-manage.device.register"
      onClose={onClose}
    />
  );
}
