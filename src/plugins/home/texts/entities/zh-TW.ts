import type { SectionTexts } from '../../../../../contract/texts/entityTexts';

const texts: SectionTexts = {
  queueMark: {
    name: '待辦標記',
    fields: {
      source: '來源',
      entity: '記錄類型',
      recordId: '記錄編號',
      kind: '標記',
      adminId: '所屬管理員',
      fromId: '移交人',
      until: '截止時間',
      selectColleagues_entity: '記錄類型',
      selectColleagues_keyword: '關鍵字',
      snoozeEntry_source: '來源',
      snoozeEntry_entity: '記錄類型',
      snoozeEntry_recordId: '記錄編號',
      snoozeEntry_until: '延後到',
      handOverEntry_source: '來源',
      handOverEntry_entity: '記錄類型',
      handOverEntry_recordId: '記錄編號',
      handOverEntry_adminId: '移交給',
      takeBackMark_id: '標記',
    },
    choices: { kind: { snoozed: '已延後', handedOver: '已移交' } },
  },
};

export default texts;
