/** Texts of packages in simplified Chinese; the other languages have the same keys. */
const texts = {
  description: '您导出的数据包。可下载的保留 24 小时，下载后再保留 15 分钟，过期自动删除。',
  help: '生成 zip 压缩包：CSV、Excel 表格、代码表和校验清单，最多 %{max} 条。',
  what: '导出内容',
  rows: '导出当前列表的 %{smart_count} 条',
  filtered: '当前筛选的 %{smart_count} 条',
  whole: '全部数据',
  person: '个人信息',
  masked: '脱敏（姓名、证件号、电话等只显示一部分）',
  unmasked: '完整，须说明原因并留下记录',
  onlyMasked: '个人信息将脱敏显示。',
  images: '包含图片',
  begin: '开始导出',
  progress: '导出进度',
  queued: '排队中，共 %{smart_count} 条',
  running: '正在导出 %{smart_count} 条，已完成 %{percent}%',
  goOn: '可以关闭此窗口继续工作，完成后在“我的数据包”下载。',
  ready: '已导出 %{smart_count} 条，%{size}，请在 %{time} 前下载。',
  download: '下载',
  cancel: '取消导出',
  mine: '我的数据包',
  everybody: '所有人的',
  size: '大小',
};
export default texts;
export type PackageTextRecord = Record<keyof typeof texts, string>;
