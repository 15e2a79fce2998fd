/** What the operations of this section do, besides its transitions. */
const texts = {
  selectByDeviceUserId: '按设备用户查询',
  registerDevice: '登记设备',
  rotateSecret: '更换上传密钥',
};

export default texts;
