import type { SectionLabels } from '../../labelShape';
import { genderLabels } from '../../sharedLabels/ja';

export const labels: SectionLabels = {
  user: {
    name: '利用者',
    fields: {
      userNo: '利用者番号',
      openId: 'ミニアプリID',
      unionId: '共通ID',
      nickname: 'ニックネーム',
      avatar: 'アイコン',
      realName: '氏名',
      phone: '携帯電話',
      gender: '性別',
      idType: '証明書の種別',
      idNo: '証明書番号',
      verifyStatus: '本人確認',
      region: '地域',
      lastLoginTime: '最終ログイン',
      status: '状態',
      consentVersion: '同意したポリシーの版',
      consentTime: '同意日時',
      remark: '備考',
    },
    choices: {
      gender: genderLabels,
      verifyStatus: { none: '未確認', pending: '確認中', verified: '確認済み', failed: '不合格' },
      status: { normal: '有効', disabled: '停止', cancelled: '退会' },
    },
    transitions: {
      disableUser: '停止',
      enableUser: '再開',
      cancelUser: '退会',
    },
  },
};
