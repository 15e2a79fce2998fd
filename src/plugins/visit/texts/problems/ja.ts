import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  bloodPressurePair: '収縮期と拡張期の血圧は両方入力してください',
  bloodPressureOrder: '拡張期血圧は収縮期血圧より低くしてください',
  nextDateOrder: '今回の訪問より後にしてください',
  visitFindingsMissing: '連絡できた訪問には評価・健康値・スクリーニングのいずれかが必要です',
  visitEvidenceMissing: '訪問には写真または位置情報が必要です',
  chronicValuesMissing: '慢性疾患の訪問には血圧か血糖が必要です',
  actionsForEvents: '事故がある場合は対応を入力してください',
  referralRequired: '血圧が%{sys}/%{dia}以上の場合は紹介が必要です',
  secondContact: '%{days}日以内に2回目の連絡を予定してください',
  followUpOpen: '対応中のため削除できません',
  frozenVisit: '終了または取消済みのため変更できません',
  elderDeceased: 'この高齢者は亡くなっているため予定できません',
  calendarTooLong: 'カレンダーは一度に%{days}日までです',
  recordingRequired: '録音がありません',
  talkedWithNobody: 'つながらなかった通話に通話時間はありません',
  talkLongerThanRecording: '録音の%{seconds}秒を超えられません',
  visitOfOther: '別の高齢者の訪問です',
  checkerSelf: '自分の通話は評価できません',
  removalReasonRequired: '完了した記録の削除には理由が必要です',
  okVisitFinished: '訪問を完了しました',
  okFollowUp: 'フォローに回しました',
  okVisitClosed: '終了しました',
  okVisitCancelled: '取り消しました',
  okVisitsPlanned: '%{count}件の訪問を予定しました',
  okPlaying: '再生を記録しました',
};

export default texts;
