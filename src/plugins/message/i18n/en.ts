const messages = {
  section: 'Messages',
  pages: {
    index: 'Messages home',
    news: 'News',
    newsType: 'News types',
    notice: 'Notices',
    noticeType: 'Notice types',
    outbox: 'Outbox',
  },
};

export default messages;
