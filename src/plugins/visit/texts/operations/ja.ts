import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  selectDueVisits: '予定すべき訪問',
  selectVisitCalendar: '訪問カレンダー',
  planVisits: '等級に応じて訪問を計画',
  playRecording: '録音を聞く',
  searchTranscripts: '文字起こしを検索',
  missVisit: '期限までにフォローなし',
  forgetRecording: '保存期限切れの録音を削除',
};

export default texts;
