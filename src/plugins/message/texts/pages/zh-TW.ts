import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: '已退回：%{reason}',
  },
  notice: {
    messages: '發件記錄',
    count: '將發送給 %{count} 人',
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

export default texts;
