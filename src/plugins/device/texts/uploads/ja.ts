import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  uploadBadHeaders: 'ヘッダーにシリアル番号・時刻・ノンス・署名が必要です',
  uploadBadClock: '機器の時計が 5 分以上ずれています',
  uploadNotAuthentic: '機器が未登録か、署名が正しくありません',
  uploadReplayed: 'この送信はすでに受信済みです',
  uploadDeviceLost: 'この機器は紛失登録されています',
  uploadDeviceRetired: 'この機器は廃棄済みです',
  uploadBadBody: '本文の種類または形式が正しくありません',
  uploadPacketUnknown: 'その日の索引にこのパケットがありません。先に索引を送信してください',
  uploadPacketDiffers: '内容が索引と一致しません',
  packetNotAsIndexed: '索引と一致しません',
  packetLength: 'サンプリング周波数と長さに合いません',
  uploadPacketsMissing: 'パケットが不足しています。先に送信してください',
  uploadNoWearer: 'この時間帯に機器の着用者がいません',
  uploadReportKept: '同じ開始時刻の、より長いか確認済みの報告があります',
  recordingRates: 'サンプリング周波数は全体で同じ %{rates} Hz にしてください',
  recordingOverlap: 'パケット %{seq} が前のものと重なっています',
  recordingPace:
    'パケットの間隔は毎秒 %{shown} サンプル相当で、%{hz} ではありません。サンプリング周波数の誤りか欠落です',
  recordingGaps: '%{lost}% が欠けています（上限 %{max}%）',
  recordingLength: '長さは %{min} 秒から %{hours} 時間にしてください',
  recordingNextDay: '当日か翌日に終わる必要があります',
  dayTwice: '同じ日は 1 回だけ送信できます',
  dayEmpty: 'データがありません',
  dayTooOld: '受け付けるのは直近 %{days} 日分です',
  samplesRemoved: 'この日のサンプルは削除済みのため、変更できません',
  intervalNotAllowed: '間隔は %{intervals} 秒にしてください',
  gridOff: '%{interval} 秒の刻みに合わせてください',
  gridOutside: 'この日の範囲を超えています',
  countMismatch: '値は %{count} 個必要ですが %{given} 個です',
  eventTooOld: '%{hours} 時間より前のイベントは受け付けません',
};
export default texts;
