/** What calls and forms of this section say, in simplified Chinese. */
const texts = {
  bloodPressurePair: '收缩压和舒张压须同时填写',
  bloodPressureOrder: '舒张压须低于收缩压',
  nextDateOrder: '须晚于本次回访',
  visitFindingsMissing: '联系成功的回访至少填写一项评分、健康数值或能力筛查',
  visitEvidenceMissing: '入户回访须有照片或定位',
  chronicValuesMissing: '慢病随访须填写血压或血糖',
  actionsForEvents: '有风险事件时须填写处理措施',
  referralRequired: '血压达到 %{sys}/%{dia} 时须转诊',
  secondContact: '须在 %{days} 天内安排第二次联系',
  followUpOpen: '跟进尚未办结，不能删除',
  frozenVisit: '已办结或已取消，不能修改',
  elderDeceased: '该老人已去世，不能安排回访',
  calendarTooLong: '日历一次最多查询 %{days} 天',
  recordingRequired: '缺少录音',
  talkedWithNobody: '未接通的电话没有通话时长',
  talkLongerThanRecording: '不能长于录音的 %{seconds} 秒',
  visitOfOther: '该回访属于另一位老人',
  checkerSelf: '不能质检本人的通话',
  removalReasonRequired: '删除已完成的记录须填写原因',
  okVisitFinished: '回访已完成',
  okFollowUp: '已转跟进',
  okVisitClosed: '已办结',
  okVisitCancelled: '已取消',
  okVisitsPlanned: '已安排 %{count} 次回访',
  okPlaying: '已记录收听',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
