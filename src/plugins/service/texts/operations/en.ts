import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByName: 'Read by name',
  issueAppKey: 'Issue an app key',
  selectByUserId: 'Read by user',
  selectSomeBySelective: 'Select some by condition',
  selectByAttendantId: 'Read by caregiver',
  selectByServiceTypeId: 'Read by type of service',
  selectByElderlyCapacityTypeId: 'Read by capacity grade',
  selectUses: 'Applications of an address',
  selectAssignable: 'Caregivers who can be assigned',
  selectDayBoard: 'Day board',
  selectDayFlow: 'Flow of the day',
  deleteAllInput: 'Delete all imported data',
  selectSignPagination: 'Check-in states',
  startInput: 'Import a file',
  selectReport: 'View the report',
  selectHighRiskPagination: 'Monitoring of anomalies',
  selectRiskStatistics: 'Statistics of anomalies',
  reviewRisks: 'Review several',
  tryRiskRules: 'Try risk rules',
  selectApprovers: 'Administrators who may approve times',
  selectReversalApprovers: 'Administrators who may approve a reversal',
  signIn: 'Check-in by the attendant',
  pairApp: 'Handset paired',
  selectOwnVisits: 'Own visits read',
  signOut: 'Check-out by the attendant',
  expire: 'Missed: nobody checked in',
  autoClose: 'Closed: nobody checked out',
  release: 'Given back: the attendant was banned',
};

export default texts;
