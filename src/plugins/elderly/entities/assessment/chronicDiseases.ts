/** Diagnoses of GB/T 42195-2022 form A, with the corresponding ICD-10 groups. */
export const diseaseGroups = {
  hypertension: 'I10-I15',
  coronaryHeart: 'I25',
  diabetes: 'E10-E14',
  pneumonia: 'J12-J18',
  copd: 'J44',
  cerebralHaemorrhage: 'I60-I62',
  stroke: 'I63',
  urinaryInfection: 'N39',
  parkinson: 'G20-G22',
  renalFailure: 'N18-N19',
  cirrhosis: 'K74',
  pepticUlcer: 'K20-K31',
  tumour: 'C00-D48',
  amputation: '',
  fracture: 'M84',
  epilepsy: 'G40',
  hypothyroidism: 'E01-E03',
  cataract: 'H25-H26',
  glaucoma: 'H40-H42',
  osteoporosis: 'M80-M82',
  dementia: 'F00-F03',
  otherMental: 'F04-F99',
  other: '',
} as const;

export type ChronicDisease = keyof typeof diseaseGroups;
export const chronicDiseases = Object.keys(diseaseGroups) as ChronicDisease[];
