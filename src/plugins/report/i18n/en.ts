const messages = {
  section: 'Reports',
  pages: {
    index: 'Reports home',
    ecg: 'ECG reports',
    lorenz: 'Lorenz plots',
    lorenzType: 'Lorenz types',
    sleep: 'Sleep reports',
  },
};

export default messages;
