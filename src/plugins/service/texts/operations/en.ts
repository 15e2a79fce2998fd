import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectByName: 'Read by name',
  selectByUserId: 'Read by user',
  selectSomeBySelective: 'Select some by condition',
  selectByAttendantId: 'Read by caregiver',
  selectByServiceTypeId: 'Read by type of service',
  selectByElderlyCapacityTypeId: 'Read by capacity grade',
  selectUses: 'Applications of an address',
  selectAssignable: 'Caregivers who can be assigned',
  selectDayBoard: 'Day board',
  deleteAllInput: 'Delete all imported data',
  selectSignPagination: 'Check-in states',
  startInput: 'Import a file',
  selectReport: 'View the report',
  selectHighRiskPagination: 'Monitoring of anomalies',
  selectRiskStatistics: 'Statistics of anomalies',
  reviewRisks: 'Review several',
  tryRiskRules: 'Try risk rules',
};

export default texts;
