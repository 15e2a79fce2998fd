import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

/** Names of the sample entity of the kit page; only that page needs them. */
const texts = {
  kitSample: {
    name: 'サンプル',
    fields: {
      name: '氏名',
      phone: '携帯電話',
      status: '状態',
      days: '曜日',
      portions: '食数',
      temperature: '体温（℃）',
      price: '価格（元）',
      urgent: '緊急',
      birthDate: '生年月日',
      startTime: '開始日時',
      tagColor: '色',
      words: '語句',
      size: '体格',
      size_height: '身長（cm）',
      size_weight: '体重（kg）',
      contacts: '連絡先',
      contacts_name: '氏名',
      contacts_phone: '携帯電話',
      pictures: '写真',
      remark: '備考',
    },
    choices: {
      status: { running: '実施中', waiting: '待機中', late: '遅延', done: '完了', closed: '終了' },
      days: { monday: '月曜', wednesday: '水曜', friday: '金曜' },
    },
  },
} satisfies SectionTexts;

export default texts;
