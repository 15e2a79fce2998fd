import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

const texts: SectionTexts = {
  queueMark: {
    name: '待办标记',
    fields: {
      source: '来源',
      entity: '记录类型',
      recordId: '记录编号',
      kind: '标记',
      adminId: '所属管理员',
      fromId: '移交人',
      until: '截止时间',
      selectColleagues_entity: '记录类型',
      selectColleagues_keyword: '关键字',
      snoozeEntry_source: '来源',
      snoozeEntry_entity: '记录类型',
      snoozeEntry_recordId: '记录编号',
      snoozeEntry_until: '推迟到',
      handOverEntry_source: '来源',
      handOverEntry_entity: '记录类型',
      handOverEntry_recordId: '记录编号',
      handOverEntry_adminId: '移交给',
      takeBackMark_id: '标记',
    },
    choices: { kind: { snoozed: '已推迟', handedOver: '已移交' } },
  },
};

export default texts;
