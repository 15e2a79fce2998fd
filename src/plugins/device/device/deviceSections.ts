import type { FormSection } from '../../../core/kit';

/** The parts of a device's form. */
export const deviceSections = [
  {
    label: 'device-manage.device.identity',
    fields: ['deviceTypeId', 'name', 'imei', 'mac', 'iccid', 'firmware', 'hardware', 'remark'],
  },
  {
    label: 'device-manage.device.stock',
    fields: ['batchNo', 'supplier', 'purchaseDate', 'priceFen', 'warrantyEnd'],
  },
  { label: 'device-manage.device.sampling', fields: ['sampleConfig'] },
] as const satisfies readonly FormSection[];
