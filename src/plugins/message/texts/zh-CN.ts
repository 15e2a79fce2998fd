const messages = {
  news: {
    head: '标题与来源',
    text: '正文',
    publishing: '发布',
    preview: '手机预览',
    rejected: '已退回：%{reason}',
    help: {
      publishTime: '不填则审核通过后立即发布',
    },
    quick: {
      pending: '待审',
      draft: '草稿',
      scheduled: '定时',
      published: '已发布',
      offline: '已下线',
    },
  },
  notice: {
    message: '内容',
    receivers: '发送对象',
    sending: '发送',
    outcome: '送达情况',
    messages: '发件记录',
    count: '将发送给 %{count} 人',
    help: {
      level: '不选则随公告类型',
      channels: '短信不超过 70 字，8:00 至 21:00 发送',
      sendTime: '定时发送时填写',
    },
    quick: {
      draft: '草稿',
      scheduled: '定时',
      sent: '已发送',
      withdrawn: '已撤回',
    },
  },
  outbox: {
    quick: {
      queued: '待发送',
      failed: '失败',
      sent: '已送达',
    },
  },
  types: {
    newsType: '“需要审核”的类型，须由他人审核后才能发布',
    noticeType: '公告默认采用类型的级别',
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

export default messages;
