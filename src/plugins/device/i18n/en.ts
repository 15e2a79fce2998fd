const messages = {
  section: 'Devices',
  pages: {
    index: 'Devices home',
    device: 'Monitoring devices',
    deviceType: 'Device types',
    deviceUser: 'Device users',
    deviceUserHealthyType: 'Health types of device users',
    userDeviceUser: 'Users and device users',
    deviceBinding: 'History of use',
    deviceRefusal: 'Refused uploads',
  },
};

export default messages;
