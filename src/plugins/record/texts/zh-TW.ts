import day from './day/zh-TW';

const messages = {
  day,
};

export default messages;
