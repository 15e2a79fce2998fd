/** What the operations of this section do, besides its transitions. */
const texts = {
  selectWaveform: '查看波形',
  selectCloud: '查看散点',
  selectNight: '查看整夜',
  printReport: '下载报告',
};

export default texts;
