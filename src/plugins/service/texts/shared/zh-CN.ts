/** What attendants work as. */
export const attendantRoleTexts = {
  caregiver: '养老护理员',
  nurse: '护士',
  rehab: '康复师',
  housekeeper: '家政员',
  socialWorker: '社工',
  volunteer: '志愿者',
};

/** Headings that imports read and exports write. */
export const headingTexts = {
  applicationNo: '单号',
  externalNo: '外部单号',
  elderlyNo: '老人编号',
  elderlyName: '老人姓名',
  serviceTypeId: '服务类型',
  attendantName: '护理员姓名',
  planStart: '计划开始',
  planEnd: '计划结束',
  signInTime: '签到时间',
  signOutTime: '签退时间',
  signInLng: '签到经度',
  signInLat: '签到纬度',
  signOutLng: '签退经度',
  signOutLat: '签退纬度',
  payerType: '付费方式',
  priceFen: '金额',
  serviceResult: '服务内容',
  rating: '评分',
  remark: '备注',
  attendantNo: '护理员编号',
};
