import day from './day/en';

const messages = {
  day,
};

export default messages;
