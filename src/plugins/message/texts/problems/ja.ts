import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  onlyDraftOrOfflineRemovable: '下書きと公開終了の記事だけ削除できます',
  contentTooLarge: '本文は%{max}KBまでです',
  contentEmpty: '表示できる本文がありません',
  htmlTooComplex:
    '本文の書式が複雑すぎます（入れ子が %{max} 段を超えるか、タグが多すぎます）。書式を消してやり直してください',
  reviewNeeded: 'この種類の記事は審査が必要です',
  approverIsAuthor: '自分が提出した記事は承認できません',
  frozenNews: '提出・公開済みです。先に下書きへ戻してください',
  sentNoticeKept: '送信済みは削除できません。取り消してください',
  frozenNotice: '予約・送信済みのため変更できません',
  smsTooLong: 'SMSの場合は%{max}文字までです',
  smsHours: 'SMSは%{from}時から%{to}時の間に送信します（緊急を除く）',
  sendTimeInFuture: '送信日時前です。予約してください',
  noReceivers: '該当する宛先がありません',
  receiversOutOfScope: '宛先がデータ範囲を超えています。範囲を絞ってください',
  receiverUnreachable: '宛先の連絡先がありません',
  outboxKept: '送信箱はシステムだけが書き込みます',
  okMessageQueued: '再送信の待ち列に入れました',
  noticeOver: 'お知らせが取り消されたか終了したため、送信しません',
};

export default texts;
