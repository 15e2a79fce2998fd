import { recordKinds } from '../../device/entities/uploads/recordKinds';
import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard posts in this section. */
export const recordGrants: TemplateGrants = {
  ops: ['*.wearerAlert.*', 'select*.deviceEvent.open'],
  device: ['select*.deviceEvent.open'],
  health: [
    ...recordKinds.map((kind) => `select*.${kind}.open`),
    'select*.raw.admin',
    'downloadPackets.raw.admin',
    'insert.bloodPressure.open',
    'correctReadings.bloodPressure.open',
    '*.wearerAlert.*',
    'select*.deviceEvent.open',
  ],
};
