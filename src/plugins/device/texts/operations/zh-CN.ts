/** Titles of the operations of this section, except transitions. */
const texts = {
  raiseEvent: '上报事件',
  selectByDeviceUserId: '按设备用户查询',
  registerDevice: '登记设备',
  rotateSecret: '更换上传密钥',
  selectUnassigned: '查看未归属数据',
  relationEnd: '关系到期',
};

export default texts;
