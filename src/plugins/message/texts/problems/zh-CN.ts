/** What calls and forms of this section say, in simplified Chinese. */
const texts = {
  onlyDraftOrOfflineRemovable: '只能删除草稿和已下线的文章',
  contentTooLarge: '正文不能超过 %{max} KB',
  contentEmpty: '正文没有可显示的内容',
  htmlTooComplex: '正文的格式过于复杂（嵌套超过 %{max} 层或标记过多），请清除格式后重试',
  reviewNeeded: '此类文章须提交审核',
  approverIsAuthor: '不能审核本人提交的文章',
  frozenNews: '已提交或发布，须先退回修改',
  sentNoticeKept: '已发送的通知不能删除，可以撤回',
  frozenNotice: '已定时或发送，不能修改',
  smsTooLong: '选择短信时不能超过 %{max} 个字',
  smsHours: '短信只能在 %{from}:00 至 %{to}:00 发送，紧急通知除外',
  sendTimeInFuture: '发送时间未到，请改用定时发送',
  noReceivers: '没有符合条件的接收人',
  receiversOutOfScope: '接收人超出您的数据范围，请缩小发送对象',
  receiverUnreachable: '接收人没有可用的联系方式',
  outboxKept: '发件由系统写入，不能直接新增、修改或删除',
  okMessageQueued: '已重新排队，将再次发送',
  noticeOver: '公告已撤回或过期，消息不再发送',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
