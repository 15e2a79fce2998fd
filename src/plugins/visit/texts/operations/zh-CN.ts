/** What the operations of this section do, besides its transitions. */
const texts = {
  selectDueVisits: '待安排的回访',
  selectVisitCalendar: '回访日历',
  planVisits: '按等级安排回访',
  playRecording: '收听录音',
  searchTranscripts: '搜索录音转写',
  missVisit: '逾期未回访',
  forgetRecording: '清除到期录音',
};

export default texts;
