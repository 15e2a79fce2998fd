/** What the operations of this section do, besides its transitions. */
const texts = {
  selectReceivers: '统计接收人',
  selectChannels: '发件渠道',
  selectInbox: '我的消息',
  readInbox: '标记已读',
  claimOutbox: '领取待发消息',
  reportOutbox: '回报发送结果',
  publishScheduled: '按时发布',
  takeDown: '到期下线',
  sendScheduled: '按时发送',
  expireNotice: '通知过期',
};

export default texts;
