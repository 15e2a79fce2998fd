const panel = {
  groups: {
    people: 'Elders',
  },
  figures: {
    eldersTotal: 'Elders',
    eldersActive: 'Elders in service',
    eldersNewMonth: 'New elders',
    eldersOver80: 'Aged 80 and over',
    eldersAlone: 'Living alone',
    notServedMonth: 'Elders not served',
  },
  charts: {
    capacity: 'Ability grade',
    ages: 'Age',
    living: 'Living arrangement',
    municipal: 'Category',
    genders: 'Gender',
  },
};

export default panel;
