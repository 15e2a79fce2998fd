const waveform = {
  title: '波形',
  hint: '点按上面的时间轴，或用方向键移到某一时刻后按回车，查看那时的波形（每页 10 秒，未经滤波）',
  open: '查看波形',
  signal: '信号',
  time: '时刻',
  stage: '波形：← → 前后 10 秒，PageUp 和 PageDown 前后 1 分钟，Home 和 End 到首个和末个有内容的数据包',
  steps: { before: '前 10 秒', after: '后 10 秒', leapBefore: '前 1 分钟', leapAfter: '后 1 分钟' },
  packet: '包 %{seq}',
  missing: '索引里有，内容未上传',
  next: '到有内容的时刻',
  summary: '%{from}–%{to} %{signal}：%{count} 个采样点，最低 %{least}，最高 %{greatest} %{unit}',
  nothing: '%{from}–%{to} %{signal}：没有可看的采样点',
  waiting: '%{from}–%{to} %{signal}：正在读取',
  pieces: {
    there: '%{from}–%{to} 数据包 %{seq}，%{hz} Hz',
    missing: '%{from}–%{to} 数据包 %{seq}：索引里有，内容未上传',
    gap: '%{from}–%{to} 没有数据包',
  },
  lost: {
    title: '丢失的数据包（%{count} 个）',
    one: '第 %{seq} 号',
    several: '第 %{first}–%{last} 号',
    more: '另有 %{count} 处',
  },
  download: {
    action: '下载',
    title: '下载原始波形',
    description: '波形是个人健康信息。下载人、时段和原因会记入日志。文件为 ZIP，内有采样表（CSV）和设备发来的原始字节',
    stretch: '时段',
    stretches: { page: '本页', minute: '这一分钟', packet: '这个数据包', hour: '这一小时' },
    reasons: { signal: '复核信号质量', doctor: '医生要求进一步分析', device: '排查设备故障' },
    done: '已下载，并记入日志',
  },
};

export default waveform;
