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
