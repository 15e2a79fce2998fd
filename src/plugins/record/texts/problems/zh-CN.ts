/** Messages of calls and forms of this section, in simplified Chinese. */
const texts = {
  stretchTooLong: '一次最多 %{seconds} 秒',
  recordsFromDevices: '此类记录由设备上传，不能手工新增或修改',
  pulsePressureLow: '收缩压须比舒张压至少高 %{min} mmHg',
  readingTwice: '同一时刻有两次测量',
  deviceNotWorn: '该设备当天没有佩戴者',
  wearerAlertKept: '预警由系统写入，不能直接新增、修改或删除',
  outcomeToExplain: '请说明情况',
  okReadingsStored: '测量值已保存',
  readingsOfSeveral: '这些读数属于不同的佩戴者，请分别录入',
  deviceEventKept: '设备事件由设备上报，不能录入、修改或删除',
  okAttended: '已登记到场',
  alreadyAttended: '已登记过到场',
};

export default texts;

declare module '../../../../../contract/problems' {
  interface ProblemTexts extends Texts {}
}
type Texts = typeof texts;
