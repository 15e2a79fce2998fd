const waveform = {
  title: '波形',
  hint: '點按上面的時間軸，或用方向鍵移到某一時刻後按 Enter，查看那時的波形（每頁 10 秒，未經濾波）',
  open: '查看波形',
  signal: '訊號',
  time: '時刻',
  stage: '波形：← → 前後 10 秒，PageUp 和 PageDown 前後 1 分鐘，Home 和 End 到首個和末個有內容的封包',
  steps: { before: '前 10 秒', after: '後 10 秒', leapBefore: '前 1 分鐘', leapAfter: '後 1 分鐘' },
  packet: '封包 %{seq}',
  missing: '索引裡有，內容未上傳',
  next: '到有內容的時刻',
  summary: '%{from}–%{to} %{signal}：%{count} 個取樣點，最低 %{least}，最高 %{greatest} %{unit}',
  nothing: '%{from}–%{to} %{signal}：沒有可看的取樣點',
  waiting: '%{from}–%{to} %{signal}：正在讀取',
  pieces: {
    there: '%{from}–%{to} 封包 %{seq}，%{hz} Hz',
    missing: '%{from}–%{to} 封包 %{seq}：索引裡有，內容未上傳',
    gap: '%{from}–%{to} 沒有封包',
  },
  lost: {
    title: '遺失的封包（%{count} 個）',
    one: '第 %{seq} 號',
    several: '第 %{first}–%{last} 號',
    more: '另有 %{count} 處',
  },
  download: {
    action: '下載',
    title: '下載原始波形',
    description:
      '波形是個人健康資訊。下載人、時段和原因會記入日誌。檔案為 ZIP，內有取樣表（CSV）和裝置傳來的原始位元組',
    stretch: '時段',
    stretches: { page: '本頁', minute: '這一分鐘', packet: '這個封包', hour: '這一小時' },
    reasons: { signal: '複核訊號品質', doctor: '醫師要求進一步分析', device: '排查裝置故障' },
    done: '已下載，並記入日誌',
  },
};

export default waveform;
