const texts = {
  section: '消息',
  pages: {
    index: '消息首页',
    news: '新闻',
    newsType: '新闻类型',
    notice: '公告',
    noticeType: '公告类型',
    outbox: '发件箱',
  },
};

export default texts;
