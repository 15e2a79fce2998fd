import { useTranslate } from 'react-admin';
import { OneTimeSecret } from '../../../core/kit';
import type { RegisteredDevice } from '../entities/devices/deviceCalls';

/** Shows the key of a device. The key is displayed only this once. */
export function DeviceSecret({ registered, onClose }: { registered: RegisteredDevice; onClose: () => void }) {
  const translate = useTranslate();
  const { device, secret } = registered;
  const texts = {
    once: translate('device-manage.secret.once'),
    of: translate('device-manage.secret.of', { sn: device.sn }),
    label: translate('device-manage.secret.label'),
    copy: translate('device-manage.secret.copy'),
    use: translate('device-manage.secret.use'),
    kept: translate('device-manage.secret.kept'),
  };
  return <OneTimeSecret secret={secret} texts={texts} onClose={onClose} />;
}
