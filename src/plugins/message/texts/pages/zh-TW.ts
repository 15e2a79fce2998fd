import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: '已退回：%{reason}',
  },
  notice: {
    send: '立即發送',
    schedule: '排程發送',
    messages: '發件記錄',
    count: '將發送給 %{count} 人',
    countBy: '將發送給 %{count} 人，管道：%{channels}',
    unsent: '%{channels} 還沒有設定發送程式，訊息會一直等待領取',
  },
  bell: {
    title: '通知',
    unread: '通知，%{smart_count} 則未讀',
    sound: '有新通知時響鈴',
    readAll: '全部標為已讀',
    none: '沒有通知',
    new: '未讀',
  },
  channel: {
    channel: '管道',
    waiting: '待發送',
    failed: '失敗',
    oldest: '最早應發送',
    emailOf: '僅管理員帳號登記了電子郵件，長者、照護員和使用者沒有',
    delivery: '由誰發送',
    by: {
      inApp: '站內，發布即送達',
      smtp: '本系統透過郵件伺服器（SMTP）發送',
      webhook: '本系統提交給簡訊或微信閘道',
      claimed: '等待外部發送程式領取',
    },
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
  charts: {
    sent: '每天發出多少訊息',
    byChannel: '失敗訊息的管道',
  },
};

export default texts;
