/** Messages of calls and forms of this section, in simplified Chinese. */
const texts = {
  reportKept: '已进入审核的报告不能删除，可以作废',
  packetsMissing: '这段时间的数据包内容未上传',
  kindNotMeasured: '该型号的设备不测量此项',
  badImei: 'IMEI 的校验位不正确，请核对',
  deviceBound: '使用中的设备不能删除，请先解绑',
  deviceTypeKept: '使用中的设备不能更换类型，请先解绑',
  deviceTypeTaken: '该设备用户已在使用同类型的设备 %{sn}',
  wearerNotActive: '设备用户已暂停或结束监测，不能绑定设备',
  wearerHasDevices: '还有 %{count} 台设备在使用或遗失未处理，请先解绑或报废',
  restingHrTooHigh: '须低于 %{max}（最大心率减 20）',
  elderDiffers: '与老人档案不一致',
  thresholdTwice: '每项指标只能设置一行',
  thresholdRange: '须在 %{min} 至 %{max} 之间',
  thresholdOrder: '须大于前面的阈值',
  thresholdMissing: '至少填写一个阈值',
  primaryMustOwn: '决定人的角色须为“主管理人”',
  primaryTaken: '该设备用户已有主管理人',
  tooManyFollowers: '一位设备用户最多由 %{max} 个用户关注',
  tooManyFollowed: '一个用户最多关注 %{max} 位设备用户',
  relationActive: '已绑定的关系请先解除',
  wearerEnded: '该设备用户已结束监测',
  bindingsKept: '使用历史由系统记录，不能新增、修改或删除',
  okRegistered: '已登记',
  okSecretRotated: '密钥已更换',
  okInRepair: '已送修',
  okRepaired: '已入库',
  okLost: '已登记遗失',
  okFound: '已恢复使用',
  okEnded: '已结束',
  okConfirmed: '已确认',
  okRefused: '已拒绝',
  bindingLasts: '使用中的绑定请通过解绑结束',
  bindingOverlaps: '与该设备的另一段使用时间重叠',
  assignedTooLong: '一次最多归属 %{days} 天',
  okBindingCorrected: '已更正，数据已按新的时间归属',
  okExtremesMoved: '极限值已调整',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
