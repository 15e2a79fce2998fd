const messages = {
  news: {
    head: '標題與來源',
    text: '內文',
    publishing: '發布',
    preview: '手機預覽',
    rejected: '已退回：%{reason}',
    help: {
      publishTime: '不填則審核通過後立即發布',
    },
    quick: {
      pending: '待審',
      draft: '草稿',
      scheduled: '排程',
      published: '已發布',
      offline: '已下架',
    },
  },
  notice: {
    message: '內容',
    receivers: '發送對象',
    sending: '發送',
    outcome: '送達情況',
    messages: '發件記錄',
    count: '將發送給 %{count} 人',
    help: {
      level: '不選則隨公告類型',
      channels: '簡訊不超過 70 字，8:00 至 21:00 發送',
      sendTime: '排程發送時填寫',
    },
    quick: {
      draft: '草稿',
      scheduled: '排程',
      sent: '已發送',
      withdrawn: '已撤回',
    },
  },
  outbox: {
    quick: {
      queued: '待發送',
      failed: '失敗',
      sent: '已送達',
    },
  },
  types: {
    newsType: '「需要審核」的類型，須由他人審核後才能發布',
    noticeType: '公告預設採用類型的級別',
  },
  index: {
    title: '訊息首頁',
    description: '待辦事項與新聞、公告、發件的狀態',
    todo: '待處理',
    newsPending: '新聞待審',
    noticeDraft: '公告草稿',
    queued: '待發送訊息',
    failed: '發送失敗',
    channels: '發件管道',
  },
};

export default messages;
