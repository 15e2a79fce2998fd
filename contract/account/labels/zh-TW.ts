import type { SectionLabels } from '../../labelShape';
import { genderLabels } from '../../sharedLabels/zh-TW';

export const labels: SectionLabels = {
  user: {
    name: '使用者',
    fields: {
      userNo: '使用者編號',
      openId: '小程式識別碼',
      unionId: '平台統一識別碼',
      nickname: '暱稱',
      avatar: '頭像',
      realName: '真實姓名',
      phone: '手機號碼',
      gender: '性別',
      idType: '證件類型',
      idNo: '證件號碼',
      verifyStatus: '實名狀態',
      region: '所在地區',
      lastLoginTime: '最近登入',
      status: '狀態',
      consentVersion: '隱私權政策版本',
      consentTime: '同意時間',
      remark: '備註',
    },
    choices: {
      gender: genderLabels,
      verifyStatus: { none: '未驗證', pending: '審核中', verified: '已驗證', failed: '未通過' },
      status: { normal: '正常', disabled: '停用', cancelled: '已註銷' },
    },
    transitions: {
      disableUser: '停用',
      enableUser: '啟用',
      cancelUser: '註銷',
    },
  },
};
