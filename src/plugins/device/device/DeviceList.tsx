import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import { EntityList, today, useAllowedActions } from '../../../core/kit';
import { device } from '../entities/devices/device';
import { deviceFilters } from '../entities/populations';
import { BatteryValue } from './BatteryValue';

const RegisterDialog = lazy(() => import('./RegisterDialog'));

const cells = { battery: BatteryValue };

/** Lists all devices by last contact, the latest first. */
export default function DeviceList() {
  const filters = deviceFilters(today());
  return (
    <EntityList
      entity={device}
      cells={cells}
      quickFilters={[
        { label: 'device-manage.quick.bound', filter: { lifeStatus: 'bound' } },
        { label: 'device-manage.quick.offline', filter: filters.offline, count: true },
        { label: 'device-manage.quick.low', filter: filters.batteryLow, count: true },
        { label: 'device-manage.quick.stock', filter: { lifeStatus: 'registered' } },
        { label: 'device-manage.quick.lost', filter: { lifeStatus: 'lost' } },
      ]}
      actions={<RegisterButton />}
    />
  );
}

function RegisterButton() {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const [isOpen, setIsOpen] = useState(false);
  if (!useAllowedActions(resource, ['registerDevice']).has('registerDevice')) return null;
  return (
    <>
      <Button size="small" variant="contained" startIcon={<AddIcon />} onClick={() => setIsOpen(true)}>
        {translate('device-manage.device.register')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RegisterDialog resource={resource} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
