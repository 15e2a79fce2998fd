import type { SectionLabels } from '../../labelShape';
import { genderLabels } from '../../sharedLabels/zh-CN';

export const labels: SectionLabels = {
  user: {
    name: '用户',
    fields: {
      userNo: '用户编号',
      openId: '小程序标识',
      unionId: '平台统一标识',
      nickname: '昵称',
      avatar: '头像',
      realName: '真实姓名',
      phone: '手机号',
      gender: '性别',
      idType: '证件类型',
      idNo: '证件号码',
      verifyStatus: '实名状态',
      region: '所在地区',
      lastLoginTime: '最近登录',
      status: '状态',
      consentVersion: '隐私政策版本',
      consentTime: '同意时间',
      remark: '备注',
    },
    choices: {
      gender: genderLabels,
      verifyStatus: { none: '未实名', pending: '审核中', verified: '已实名', failed: '未通过' },
      status: { normal: '正常', disabled: '停用', cancelled: '已注销' },
    },
    transitions: {
      disableUser: '停用',
      enableUser: '启用',
      cancelUser: '注销',
    },
  },
};
