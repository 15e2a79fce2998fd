const dashboard = {
  description: 'The figures by which the company is run, counted by the server; those entered by hand are marked.',
  asOf: 'Counted at %{time}',
  manual: 'Entered by hand',
  target: 'Target %{target}',
  settings: 'Panel settings',
  wall: { targets: 'Against the target', shares: 'Main shares' },
  present: 'Present full screen',
  topic: 'Topic',
  value: 'Value',
  counted: 'Counted value',
  moveUp: 'Move %{name} up',
  moveDown: 'Move %{name} down',
  units: {
    percent: '%{number}%',
    hours: '%{number} h',
    minutes: '%{number} min',
    stars: '%{number} stars',
  },
  charts: {
    count: 'Number',
    empty: 'No data',
  },
  problems: {
    refresh: 'The refresh interval is a whole number of seconds from 30 to 3600',
    figures: 'A manual value or target is not a number, or a figure in manual mode has no value',
  },
};

export default dashboard;
