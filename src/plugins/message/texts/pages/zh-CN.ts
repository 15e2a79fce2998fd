const texts = {
  news: {
    rejected: '已退回：%{reason}',
  },
  notice: {
    messages: '发件记录',
    count: '将发送给 %{count} 人',
  },
  index: {
    title: '消息首页',
    description: '待办事项与新闻、公告、发件的状态',
    todo: '待处理',
    newsPending: '新闻待审',
    noticeDraft: '公告草稿',
    queued: '待发送消息',
    failed: '发送失败',
    channels: '发件渠道',
  },
};

export default texts;
