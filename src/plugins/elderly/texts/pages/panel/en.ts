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
  /** What is meant by figures that are no count of a list. */
  hints: {
    notServedMonth: 'Elders in service and under contract without a visit since the period began',
    eldersAlone: 'Elders in service who live alone',
    eldersOver80: 'Of the elders in service: those of 80 years and more',
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
