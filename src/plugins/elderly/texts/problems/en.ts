import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  idDocumentLength: 'The document number must have 18 characters',
  idDocumentCheckDigit: 'The check digit of the document number is wrong',
  idDocumentBirth: 'The date of birth in the document number is wrong',
  idDocumentFormat: 'The number does not fit the document type',
  genderMismatch: 'Differs from the gender in the document number',
  birthMismatch: 'Differs from the date of birth in the document number',
  ageTooYoung: 'Must be at least %{min} years old',
  ageTooOld: 'Above the age limit',
  earlyReasonRequired: 'Under 60: give the reason for early service',
  contactRequired: 'Give at least one of mobile, landline or contact phone',
  onlyDraftRemovable: 'Only drafts can be deleted; end the service of this person instead',
  documentNumberRequired: 'Enter the document number; if there is no document, choose type "Other" and give the reason',
  idDocumentPattern:
    'The pattern of this kind of document is not valid; it has to be corrected under document types first',
  patternInvalid:
    'A pattern holds characters, [...], \\d \\w \\s ., ( | ), and ? * + {2} {2,4} for repeats; nothing else',
  patternTooLarge: 'The pattern repeats too much; shorten it',
  categoryNotMet: 'Does not meet the condition of "%{name}" (%{rule})',
  capacityIncomplete: '%{count} items of the assessment have no score yet',
  assessmentRequired: 'This programme requires the 26-item assessment first',
  contractEnded: 'The service contract has ended; update its dates first',
  beforeBirth: 'Must not be earlier than the date of birth',
  limitsOrder: 'The lower limit must not exceed the upper limit',
  focusTagsAgainstFacts:
    'Tags that follow from the record (living alone, advanced age, disability, …) cannot contradict it',
};

export default texts;
