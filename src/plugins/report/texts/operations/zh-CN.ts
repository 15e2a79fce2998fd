/** Titles of the operations of this section, except transitions. */
const texts = {
  selectWaveform: '查看波形',
  selectBeat: '查看平均心搏',
  saveMarks: '移动间期标记',
  labelBeats: '更正心搏标签',
  undoLabels: '撤销心搏标签',
  selectCloud: '查看散点',
  selectNight: '查看整夜',
  printReport: '下载报告',
  uploadRecording: '上传记录生成报告',
  makeReport: '生成报告',
  renewReport: '按补传数据更新',
  followBinding: '随绑定更正',
};

export default texts;
