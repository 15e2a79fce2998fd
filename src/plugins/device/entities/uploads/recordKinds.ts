/** The thirteen health record kinds (spec §6); each is an entity with that name. */
export const recordKinds = [
  'heartRate',
  'bloodOxygen',
  'bloodPressure',
  'respiratoryRate',
  'hrv',
  'cardiacLoad',
  'ecgIntensity',
  'hypoxiaTime',
  'sleepActivity',
  'sleepStatus',
  'sport',
  'sportAmplitude',
  'raw',
] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The kinds of reports that are based on a device's signals. */
export const reportKinds = ['ecg', 'lorenz', 'sleep'] as const;
export type ReportKind = (typeof reportKinds)[number];
