import type { EntityTexts } from '../../../../../../contract/texts/entityTexts';
import { payerTypeTexts } from '../../../../elderly/texts/shared/en';

export const settlementEntryTexts: EntityTexts = {
  name: 'Settlement entry',
  fields: {
    entryNo: 'Entry no.',
    kind: 'Kind',
    applicationId: 'Application',
    elderlyId: 'Elder',
    attendantId: 'Attendant',
    serviceTypeId: 'Service',
    payerType: 'Payer',
    priceFen: 'Amount',
    fundFen: 'Paid by fund',
    selfFen: 'Paid by elder',
    planStart: 'Planned begin',
    signInTime: 'Signed in',
    signOutTime: 'Signed out',
    actualMinutes: 'Actual minutes',
    settleBatch: 'Settlement batch',
    time: 'Posted at',
    reason: 'Reason for the reversal',
    adminId: 'Entered by',
    approverId: 'Approved by',
    reversesId: 'Reversed entry',
  },
  choices: {
    kind: { settlement: 'Settlement', reversal: 'Reversal' },
    payerType: payerTypeTexts,
  },
  groups: { entry: 'Entry', visit: 'Visit and evidence', money: 'Amounts' },
};
