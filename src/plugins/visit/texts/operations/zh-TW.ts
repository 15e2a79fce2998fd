import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectDueVisits: '待安排的回訪',
  selectVisitCalendar: '回訪日曆',
  planVisits: '依等級安排回訪',
  playRecording: '收聽錄音',
  searchTranscripts: '搜尋錄音轉寫',
  missVisit: '逾期未回訪',
  forgetRecording: '清除到期錄音',
};

export default texts;
