const messages = {
  section: 'Service',
  pages: {
    index: 'Service overview',
    attendant: 'Attendants',
    application: 'Service applications',
    sign: 'Check-in status',
    risk: 'Service anomalies',
    address: 'Addresses',
    serviceType: 'Service types',
    package: 'Packages of applications',
  },
};

export default messages;
