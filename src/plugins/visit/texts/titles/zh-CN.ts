const texts = {
  section: '回访',
  pages: {
    index: '回访首页',
    returnVisit: '关怀回访数据',
    recordingCall: '通话录音',
  },
};

export default texts;
