import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import { type ReactNode, useState } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { CallForm, TitledDialog, useAttempt, useKitDataProvider } from '../../../core/kit';
import { device } from '../entities/devices/device';
import type { RegisteredDevice } from '../entities/devices/deviceCalls';
import { DeviceSecret } from './DeviceSecret';

interface SecretCallDialogProps {
  resource: string;
  operation: 'registerDevice' | 'rotateSecret';
  /** Message key of the title and the button. */
  label: string;
  /** Shown above the inputs before the call. */
  warning?: ReactNode;
  /** Parameters of the call besides its inputs. */
  params?: Readonly<Record<string, unknown>>;
  onClose: () => void;
}

/**
 * Runs a call that returns the key of a device: asks for the inputs, then shows the key. Only the button closes the dialog,
 * so that the key is not lost by accident.
 */
export function SecretCallDialog({ resource, operation, label, warning, params, onClose }: SecretCallDialogProps) {
  const translate = useTranslate();
  const dataProvider = useKitDataProvider();
  const refresh = useRefresh();
  const { attempt, isBusy } = useAttempt();
  const [registered, setRegistered] = useState<RegisteredDevice>();
  const inputs = device.calls?.[operation]?.input ?? {};
  const fields = Object.fromEntries(Object.entries(inputs).filter(([name]) => !Object.hasOwn(params ?? {}, name)));

  async function call(input: object) {
    // The contract defines the type of this response.
    setRegistered(
      (await dataProvider.call(
        resource,
        operation,
        { ...params, ...input },
        { silent: 'rejection' },
      )) as RegisteredDevice,
    );
  }

  function finish() {
    refresh();
    onClose();
  }

  return (
    <TitledDialog
      title={translate(label)}
      onClose={isBusy || registered ? undefined : onClose}
      maxWidth={registered ? 'sm' : operation === 'rotateSecret' ? 'xs' : 'sm'}
    >
      {registered ? (
        <DeviceSecret registered={registered} onClose={finish} />
      ) : (
        <>
          {warning}
          <CallForm
            entity={device}
            operation={operation}
            fields={fields}
            onSubmit={(input) => attempt(() => call(input))}
            footer={
              <DialogActions>
                <Button onClick={onClose} disabled={isBusy}>
                  {translate('ra.action.cancel')}
                </Button>
                <Button type="submit" variant="contained" loading={isBusy}>
                  {translate(label)}
                </Button>
              </DialogActions>
            }
          />
        </>
      )}
    </TitledDialog>
  );
}
