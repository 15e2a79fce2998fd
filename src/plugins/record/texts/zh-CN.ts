import day from './day/zh-CN';

const messages = {
  day,
};

export default messages;
