const messages = {
  section: '訪問',
  pages: {
    index: '訪問トップ',
    returnVisit: 'ケア訪問データ',
    recordingCall: '通話録音',
  },
};

export default messages;
