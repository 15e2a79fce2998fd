const texts = {
  news: {
    rejected: '已退回：%{reason}',
  },
  notice: {
    send: '立即发送',
    schedule: '定时发送',
    messages: '发件记录',
    count: '将发送给 %{count} 人',
    countBy: '将发送给 %{count} 人，渠道：%{channels}',
    unsent: '%{channels} 还没有配置发送程序，消息会一直等待领取',
  },
  bell: {
    title: '通知',
    unread: '通知，%{smart_count} 条未读',
    sound: '有新通知时响铃',
    readAll: '全部标为已读',
    none: '没有通知',
    new: '未读',
  },
  channel: {
    channel: '渠道',
    waiting: '待发送',
    failed: '失败',
    oldest: '最早应发送',
    emailOf: '仅管理员账号登记了电子邮箱，老人、护理员和用户没有',
    delivery: '由谁发送',
    by: {
      inApp: '站内，发布即送达',
      smtp: '本系统通过邮件服务器（SMTP）发送',
      webhook: '本系统提交给短信或微信网关',
      claimed: '等待外部发送程序领取',
    },
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
  charts: {
    sent: '每天发出多少消息',
    byChannel: '失败消息的渠道',
  },
};

export default texts;
