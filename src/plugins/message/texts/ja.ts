const messages = {
  news: {
    head: '見出しと出典',
    text: '本文',
    publishing: '公開',
    preview: 'スマホでの表示',
    rejected: '差し戻し：%{reason}',
    help: {
      publishTime: '空欄の場合は承認後すぐに公開',
    },
    quick: {
      pending: '審査待ち',
      draft: '下書き',
      scheduled: '予約',
      published: '公開中',
      offline: '公開終了',
    },
  },
  notice: {
    message: '内容',
    receivers: '宛先',
    sending: '送信',
    outcome: '結果',
    messages: '送信記録',
    count: '宛先は%{count}名です',
    help: {
      level: '未選択の場合は種別に従います',
      channels: 'SMSは70文字まで、8時から21時に送信',
      sendTime: '予約送信の場合に入力',
    },
    quick: {
      draft: '下書き',
      scheduled: '予約',
      sent: '送信済み',
      withdrawn: '取り消し',
    },
  },
  outbox: {
    quick: {
      queued: '送信待ち',
      failed: '失敗',
      sent: '送信済み',
    },
  },
  types: {
    newsType: '審査が必要な種類は他の人の承認後に公開されます',
    noticeType: '通知は種別の重要度を引き継ぎます',
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
};

export default messages;
