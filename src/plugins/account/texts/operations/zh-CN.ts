/** What the operations of this section do, besides its transitions. */
const texts = {
  linkElderly: '关联老人',
  unlinkElderly: '解除关联老人',
  licenceEnd: '执业证到期',
};

export default texts;
