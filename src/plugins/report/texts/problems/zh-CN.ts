/** Messages of calls and forms of this section, in simplified Chinese. */
const texts = {
  reportBeforePeriod: '不能早于测量结束',
  rangeOrder: '与平均值不符',
  stagesTooLong: '各睡眠阶段之和超过在床时间',
  frozenReport: '报告已审核，不能修改',
  doctorNotPassed: '该医生未通过审核或已停用',
  waveformMissing: '没有保存波形',
  notPublished: '只有已发布的报告可以打印',
  markOrder: '标记须依次为 P 波起点、QRS 起点、QRS 终点、T 波终点，且在平均心搏之内',
  noSuchBeat: '没有这次心搏',
  shapeUnknown: '这次心搏没有同形的一组',
  correctionsFull: '更正已达 %{max} 次，不能再更正',
  nothingToUndo: '没有可撤销的更正',
  beatMissing: '没有平均心搏：可用的同形心搏太少',
  alreadyReplaced: '这份报告已有新版本，请更正新版本',
  okCorrected: '已生成新版本，等待审核',
  okPrinted: '已记录导出',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
