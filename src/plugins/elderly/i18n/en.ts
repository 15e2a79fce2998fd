const messages = {
  section: 'Elders',
  pages: {
    index: 'Overview',
    elderly: 'Elders',
    noServiced: 'Elders without service',
    type: 'Programmes',
    municipalType: 'Municipal categories',
    capacityType: 'Ability grades',
    liveType: 'Living arrangements',
    maritalStatusType: 'Marital status',
    codeType: 'ID types',
    package: 'Packages of elders',
  },
};

export default messages;
