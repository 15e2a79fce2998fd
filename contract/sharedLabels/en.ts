/** Fields of every type list. */
export const dictionaryLabels = {
  code: 'Code',
  name: 'Name',
  nameEn: 'English name',
  sort: 'Order',
  enabled: 'Enabled',
  builtin: 'Built-in',
  color: 'Tag colour',
  description: 'Description',
  remark: 'Remarks',
  usageCount: 'In use',
};

/** Sex codes of GB/T 2261.1. */
export const genderLabels = {
  '0': 'Unknown',
  '1': 'Male',
  '2': 'Female',
  '9': 'Not stated',
};

/** Who pays. */
export const payerTypeLabels = {
  ltci: 'Long-term care insurance',
  gov: 'Government',
  homeBed: 'Family care bed',
  self: 'Self-paid',
  family: 'Family or employer',
  charity: 'Charity',
};

/** What attendants work as. */
export const attendantRoleLabels = {
  caregiver: 'Caregiver',
  nurse: 'Nurse',
  rehab: 'Rehabilitation therapist',
  housekeeper: 'Housekeeper',
  socialWorker: 'Social worker',
  volunteer: 'Volunteer',
};

/** How a contact stands to somebody. */
export const contactRelationLabels = {
  spouse: 'Spouse',
  child: 'Child',
  otherKin: 'Other relative',
  paidCarer: 'Paid carer',
  community: 'Community committee',
  other: 'Other',
};

/** Kinds of health records. */
export const recordKindLabels = {
  heartRate: 'Heart rate',
  bloodOxygen: 'Blood oxygen',
  bloodPressure: 'Blood pressure',
  respiratoryRate: 'Respiratory rate',
  hrv: 'Heart-rate variability',
  cardiacLoad: 'Cardiac load',
  ecgIntensity: 'ECG intensity',
  hypoxiaTime: 'Hypoxia time',
  sleepActivity: 'Sleep activity',
  sleepStatus: 'Sleep status',
  sport: 'Exercise',
  sportAmplitude: 'Exercise amplitude',
  raw: 'Raw data',
};

/** Kinds of reports. */
export const reportKindLabels = {
  ecg: 'ECG report',
  lorenz: 'Lorenz plot',
  sleep: 'Sleep report',
};

/** How much an observation calls for attention. */
export const alertLevelLabels = {
  none: 'Normal',
  warn: 'Warning',
  critical: 'Critical',
};
