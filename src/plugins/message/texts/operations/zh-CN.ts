/** What the operations of this section do, besides its transitions. */
const texts = {
  selectReceivers: '统计接收人',
  claimOutbox: '领取待发消息',
  reportOutbox: '回报发送结果',
};

export default texts;
