const messages = {
  section: 'Visits',
  pages: {
    index: 'Visits home',
    returnVisit: 'Care follow-up data',
    recordingCall: 'Call recordings',
  },
};

export default messages;
