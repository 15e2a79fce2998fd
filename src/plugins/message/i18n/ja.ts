const messages = {
  section: 'お知らせ',
  pages: {
    index: 'お知らせトップ',
    news: 'ニュース',
    newsType: 'ニュース種別',
    notice: '通知',
    noticeType: '通知種別',
  },
};

export default messages;
