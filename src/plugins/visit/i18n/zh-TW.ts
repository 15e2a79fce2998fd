const messages = {
  section: '回訪',
  pages: {
    index: '回訪首頁',
    returnVisit: '關懷回訪資料',
    recordingCall: '通話錄音',
  },
};

export default messages;
