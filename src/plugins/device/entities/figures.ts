import type { FigureContext, FigureDeclaration, FigureDefinition } from '../../../../contract/figures';
import { addDays } from '../../../../contract/moment';
import { deviceFilters } from './populations';

const devices = { entity: 'device', measure: 'stock', unit: 'count' } as const;

/** The figures of this section. */
export const deviceFigures = {
  groups: {},
  figures: {
    devicesSilent: { ...devices, filter: ({ today }: FigureContext) => deviceFilters(today).silent, tone: 'danger' },
    devicesBatteryLow: {
      ...devices,
      filter: ({ today }: FigureContext) => deviceFilters(today).batteryLow,
      tone: 'warning',
    },
    devicesWarrantyEnding: {
      ...devices,
      filter: ({ today }: FigureContext) => deviceFilters(today).warrantyEnding,
      tone: 'warning',
    },
    wearersCritical: {
      ...devices,
      entity: 'deviceUser',
      filter: ({ today }: FigureContext) => ({
        lastAlertLevel: 'critical',
        lastAlertTime: { from: addDays(today, -1) },
      }),
      tone: 'danger',
    },
    relationsPending: { ...devices, entity: 'userDeviceUser', filter: { status: 'pending' }, tone: 'warning' },
    uploadsRefused: {
      ...devices,
      entity: 'deviceRefusal',
      filter: ({ today }: FigureContext) => ({ hour: { from: addDays(today, -1) } }),
      tone: 'warning',
    },
  } satisfies Readonly<Record<string, FigureDefinition>>,
} as const satisfies FigureDeclaration;
