/** What calls and forms of this section say, in simplified Chinese. */
const texts = {
  reportBeforePeriod: '不能早于测量结束',
  rangeOrder: '与平均值不符',
  stagesTooLong: '各睡眠阶段之和超过在床时间',
  frozenReport: '报告已审核，不能修改',
  doctorNotPassed: '该医生未通过审核或已停用',
  waveformMissing: '没有保存波形',
  notPublished: '只有已发布的报告可以打印',
  okPrinted: '已记录导出',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
