import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

/** Names of the sample entity of the kit page; only that page needs them. */
const texts = {
  kitSample: {
    name: '示例',
    fields: {
      name: '姓名',
      phone: '手机号',
      status: '状态',
      days: '星期',
      portions: '份数',
      temperature: '体温（℃）',
      price: '价格（元）',
      urgent: '紧急',
      birthDate: '出生日期',
      startTime: '开始时间',
      tagColor: '颜色',
      words: '词语',
      size: '体格',
      size_height: '身高（cm）',
      size_weight: '体重（kg）',
      contacts: '联系人',
      contacts_name: '姓名',
      contacts_phone: '手机号',
      pictures: '照片',
      remark: '备注',
    },
    choices: {
      status: { running: '进行中', waiting: '待处理', late: '已超时', done: '已完成', closed: '已关闭' },
      days: { monday: '周一', wednesday: '周三', friday: '周五' },
    },
  },
} satisfies SectionTexts;

export default texts;
