/** Titles of the operations of this section, except transitions. */
const texts = {
  upload: '上传测量数据',
  uploadPacket: '上传数据包内容',
  selectByDeviceId: '按设备查询',
  selectByDeviceIdAndDate: '按设备和日期查询',
  selectDayContext: '比较前后各天',
  selectFormerDays: '查看更正前的版本',
  selectPackets: '查看数据包内容目录',
  selectSamples: '查看原始波形',
  downloadPackets: '下载原始波形',
  selectWard: '预警总览',
  correctReadings: '更正测量值',
  deleteOldDays: '清理到期的日记录',
  deleteOldSamples: '清理到期的采样',
};

export default texts;
