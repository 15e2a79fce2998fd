import { SecretCallDialog } from './SecretCallDialog';

/** Registers a device, optionally binds it to a wearer, and shows its key. */
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
