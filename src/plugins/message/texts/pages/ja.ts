import type { SameKeys } from '../../../../../contract/texts/textShape';
import type chinese from './zh-CN';

const texts: SameKeys<typeof chinese> = {
  news: {
    rejected: '差し戻し：%{reason}',
  },
  notice: {
    messages: '送信記録',
    count: '宛先は%{count}名です',
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

export default texts;
