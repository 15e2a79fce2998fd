import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

/** Names of the sample entity of the kit page; only that page needs them. */
const texts = {
  kitSample: {
    name: '範例',
    fields: {
      name: '姓名',
      phone: '手機號碼',
      status: '狀態',
      days: '星期',
      portions: '份數',
      temperature: '體溫（℃）',
      price: '價格（元）',
      urgent: '緊急',
      birthDate: '出生日期',
      startTime: '開始時間',
      tagColor: '顏色',
      words: '詞語',
      size: '體格',
      size_height: '身高（cm）',
      size_weight: '體重（kg）',
      contacts: '聯絡人',
      contacts_name: '姓名',
      contacts_phone: '手機號碼',
      pictures: '照片',
      remark: '備註',
    },
    choices: {
      status: { running: '進行中', waiting: '待處理', late: '已逾時', done: '已完成', closed: '已關閉' },
      days: { monday: '週一', wednesday: '週三', friday: '週五' },
    },
  },
} satisfies SectionTexts;

export default texts;
