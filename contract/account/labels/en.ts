import type { SectionLabels } from '../../labelShape';
import { genderLabels } from '../../sharedLabels/en';

export const labels: SectionLabels = {
  user: {
    name: 'User',
    fields: {
      userNo: 'User no.',
      openId: 'Mini-program ID',
      unionId: 'Platform ID',
      nickname: 'Nickname',
      avatar: 'Avatar',
      realName: 'Real name',
      phone: 'Mobile',
      gender: 'Gender',
      idType: 'ID type',
      idNo: 'ID number',
      verifyStatus: 'Identity check',
      region: 'Region',
      lastLoginTime: 'Last sign-in',
      status: 'Status',
      consentVersion: 'Privacy policy version',
      consentTime: 'Consented at',
      remark: 'Remarks',
    },
    choices: {
      gender: genderLabels,
      verifyStatus: { none: 'Not verified', pending: 'Under review', verified: 'Verified', failed: 'Failed' },
      status: { normal: 'Active', disabled: 'Disabled', cancelled: 'Closed' },
    },
    transitions: {
      disableUser: 'Disable',
      enableUser: 'Enable',
      cancelUser: 'Close account',
    },
  },
};
