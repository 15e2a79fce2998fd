import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: '差し戻し：%{reason}',
  },
  notice: {
    send: '今すぐ送信',
    schedule: '予約送信',
    messages: '送信記録',
    count: '宛先は%{count}名です',
    countBy: '宛先は%{count}名、送信方法：%{channels}',
    unsent: '%{channels}の送信プログラムが未設定です。メッセージは受け取られるまで待機します',
  },
  bell: {
    title: 'お知らせ',
    unread: 'お知らせ、未読 %{smart_count} 件',
    sound: '新しいお知らせを音で知らせる',
    readAll: 'すべて既読にする',
    none: 'お知らせはありません',
    new: '未読',
  },
  channel: {
    channel: '送信方法',
    waiting: '送信待ち',
    failed: '失敗',
    oldest: '最も早い送信予定',
    emailOf: 'メールアドレスがあるのは管理者だけです（高齢者・介護員・利用者にはありません）',
    delivery: '送信者',
    by: {
      inApp: 'アプリ内、公開と同時に届く',
      smtp: 'このサーバーがメールサーバー（SMTP）で送信',
      webhook: 'このサーバーがSMSまたはWeChatのゲートウェイへ送信',
      claimed: '外部の送信プログラムの受け取り待ち',
    },
  },
  index: {
    title: 'メッセージトップ',
    description: '未対応の件とニュース・通知・送信の状況',
    todo: '未対応',
    newsPending: 'ニュースの審査待ち',
    noticeDraft: '通知の下書き',
    queued: '送信待ち',
    failed: '送信失敗',
    channels: '送信方法別',
  },
  charts: {
    sent: '日ごとのメッセージ',
    byChannel: '失敗したメッセージの経路',
  },
};

export default texts;
