import day from './day/ja';

const messages = {
  day,
};

export default messages;
