/** Messages to devices about their uploads; the console never shows them. */
const texts = {
  uploadBadHeaders: '请求头须包含设备序列号、时间、随机串和签名',
  uploadBadClock: '设备时间与服务器相差超过 5 分钟，请校时',
  uploadNotAuthentic: '设备未登记，或签名不正确',
  uploadReplayed: '这次上传已经收到，不再重复接收',
  uploadDeviceLost: '设备已登记遗失',
  uploadDeviceRetired: '设备已报废',
  uploadBadBody: '内容的类型或格式不符合要求',
  uploadPacketUnknown: '索引中没有这个数据包，请先上传当天的索引',
  uploadPacketDiffers: '内容与索引不一致',
  packetNotAsIndexed: '与索引不一致',
  packetLength: '与采样率和时长不一致',
  uploadPacketsMissing: '缺少数据包，请先上传',
  uploadNoWearer: '该时段没有人佩戴此设备',
  uploadReportKept: '同一开始时间已有更完整或已审核的报告',
  recordingRates: '采样率须一致，且为 %{rates} 次/秒',
  recordingOverlap: '数据包 %{seq} 与前一个重叠',
  recordingPace: '数据包的时间间隔相当于每秒 %{shown} 个采样，而非 %{hz} 个：采样率有误或数据缺失',
  recordingGaps: '缺失 %{lost}%，超过 %{max}%',
  recordingLength: '时长须为 %{min} 秒至 %{hours} 小时',
  recordingNextDay: '只能在当天或次日结束',
  dayTwice: '同一天只能出现一次',
  dayEmpty: '没有数据',
  dayTooOld: '只接收最近 %{days} 天的数据',
  samplesRemoved: '这一天的采样数据已清除，不能再修改',
  intervalNotAllowed: '间隔须为 %{intervals} 秒',
  gridOff: '须与每 %{interval} 秒的刻度对齐',
  gridOutside: '超出这一天的时间范围',
  countMismatch: '应有 %{count} 个数值，实际 %{given} 个',
  eventTooOld: '事件时间超过 %{hours} 小时前，不再接收',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
