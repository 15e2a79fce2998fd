const waveform = {
  title: '波形',
  hint: '上の時間軸を押すか、矢印キーで時刻へ移動して Enter を押すと、その時刻の波形を表示します（1 ページ 10 秒、フィルターなし）',
  open: '波形を表示',
  signal: '信号',
  time: '時刻',
  stage: '波形：← → で前後 10 秒、PageUp と PageDown で前後 1 分、Home と End で内容のある最初と最後のパケットへ移動',
  steps: { before: '10 秒前', after: '10 秒後', leapBefore: '1 分前', leapAfter: '1 分後' },
  packet: 'パケット %{seq}',
  missing: '索引にあり、内容は未アップロード',
  next: '内容のある時刻へ',
  summary: '%{from}–%{to} %{signal}：%{count} サンプル、最低 %{least}、最高 %{greatest} %{unit}',
  nothing: '%{from}–%{to} %{signal}：表示できるサンプルがありません',
  waiting: '%{from}–%{to} %{signal}：読み取り中',
  pieces: {
    there: '%{from}–%{to} パケット %{seq}、%{hz} Hz',
    missing: '%{from}–%{to} パケット %{seq}：索引にあり、内容は未アップロード',
    gap: '%{from}–%{to} パケットなし',
  },
  lost: {
    title: '欠落したパケット（%{count} 個）',
    one: '%{seq} 番',
    several: '%{first}–%{last} 番',
    more: 'ほかに %{count} か所',
  },
  download: {
    action: 'ダウンロード',
    title: '生波形のダウンロード',
    description:
      '波形は個人の健康情報です。ダウンロードした人、時間帯、理由がログに記録されます。ファイルは ZIP で、サンプル表（CSV）と機器から送られたバイト列を含みます',
    stretch: '時間帯',
    stretches: { page: 'このページ', minute: 'この 1 分間', packet: 'このパケット', hour: 'この 1 時間' },
    reasons: { signal: '信号品質の再確認', doctor: '医師からの追加解析の依頼', device: '機器の故障の調査' },
    done: 'ダウンロードし、ログに記録しました',
  },
};

export default waveform;
