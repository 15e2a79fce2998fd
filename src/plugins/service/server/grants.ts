import type { TemplateGrants } from '../../system/server/public';

/** Permissions of the standard roles in this section. */
export const serviceGrants: TemplateGrants = {
  ops: ['*.service*.*', '*.attendant.*', '*.risk*.*', '*.userAddress.*', '*.settlementEntry.*'],
  dispatcher: [
    ...['serviceApplication', 'serviceInput', 'serviceType', 'attendant', 'userAddress', 'riskRule'].map(
      (entity) => `select*.${entity}.open`,
    ),
    ...[
      'insert',
      'updateByIdSelective',
      'accept',
      'reject',
      'assign',
      'reassign',
      'cancel',
      'signInManual',
      'signOutManual',
      'remind',
      'markException',
    ].map((operation) => `${operation}.serviceApplication.open`),
    'startInput.serviceInput.open',
    'lookup.serviceApplication.open',
    'lookup.attendant.open',
    // Dispatchers call the elders and attendants of visits; revealing a number requires a reason, which is logged.
    'unmask.serviceApplication.admin',
    'unmaskPhone.attendant.admin',
  ],
  auditor: [
    'select*.serviceApplication.open',
    'select*.attendant.open',
    'select*.risk*.open',
    'tryRiskRules.riskRule.open',
    ...[
      'reviewRisk',
      'reviewRisks',
      'dismissRisk',
      'correctRisk',
      'confirmRisk',
      'closeRisk',
      'updateByIdSelective',
    ].map((operation) => `${operation}.serviceApplication.open`),
    'banAttendant.attendant.open',
    'lookup.attendant.open',
    'unmask.serviceApplication.admin',
  ],
  intake: [
    ...['serviceType', 'userAddress', 'serviceApplication'].map((entity) => `select*.${entity}.open`),
    'insert.userAddress.open',
    'updateByIdSelective.userAddress.open',
    'insert.serviceApplication.open',
    'lookup.serviceApplication.open',
  ],
  finance: [
    ...['serviceType', 'serviceApplication', 'settlementEntry', 'attendant'].map((entity) => `select*.${entity}.open`),
    ...['settle', 'requestReversal', 'approveReversal', 'declineReversal'].map(
      (operation) => `${operation}.serviceApplication.open`,
    ),
    'export.serviceApplication.admin',
    'export.settlementEntry.admin',
    // Finance pays to attendants' accounts; revealing them requires a reason, which is logged.
    'unmask.attendant.admin',
  ],
};
