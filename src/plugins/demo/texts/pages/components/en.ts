export const components = {
  components: {
    lead: 'Parts ready for use: page containers, icons, editors, charts and layouts.',
  },
  container: {
    body: 'Body',
    header: 'Header, stays in view',
    footer: 'Footer, stays in view',
    long: 'Long text',
    paragraph:
      'Paragraph %{number}: before a visit check name, address and service; afterwards let the elder or a relative confirm it.',
  },
  containerFull: {
    lead: 'A panel over the whole width, in which only the body scrolls.',
  },
  containerFullSlot: {
    lead: 'A panel over the whole width whose header and footer stay in view.',
  },
  containerGhost: {
    lead: 'A container without background and border.',
  },
  containerGhostSlot: {
    lead: 'A container without background whose header and footer stay in view.',
  },
  containerCard: {
    lead: 'A card in which only the body scrolls.',
  },
  containerCardSlot: {
    lead: 'A card whose header and footer stay in view.',
  },
  containerApi: {
    lead: 'Reads how far the body is scrolled, and scrolls it.',
    by: 'Down by 100 pixels',
    toTop: 'To the top',
    offset: 'Scrolled by %{pixels} pixels',
  },
  countup: {
    lead: 'Numbers run to their value; with reduced motion they are simply there.',
    again: 'Another number',
  },
  richText: {
    lead: 'Edits formatted text; what could do harm is filtered out when it is shown.',
    label: 'Content',
    heading: 'Preventing falls',
    text: 'Keep corridors <b>bright</b> and floors dry.',
    result: 'As it is shown',
  },
  highlight: {
    lead: 'Colours code in common languages; anything else stays plain.',
    label: '%{language} code',
  },
  iconIcon: {
    lead: 'One icon in several sizes and colours, and with a name for screen readers.',
    elder: 'Elder',
  },
  iconList: {
    lead: 'A chosen set by subject; click one to copy its import.',
    people: 'People',
    health: 'Health',
    service: 'Service',
    device: 'Devices',
    copied: 'Import copied',
    refused: 'The browser does not allow copying',
  },
  iconSelect: {
    lead: 'Picks an icon by search and keyboard.',
    label: 'Icon',
  },
  jsonTree: {
    lead: 'JSON to unfold level by level, by mouse or keyboard.',
    label: 'Answer',
    expand: 'Unfold',
    collapse: 'Fold',
  },
  chart: {
    lead: 'A bar chart drawn with recharts in the colours of the theme.',
    title: 'Visits in a week',
    visits: 'Visits',
    day0: 'Mon',
    day1: 'Tue',
    day2: 'Wed',
    day3: 'Thu',
    day4: 'Fri',
    day5: 'Sat',
    day6: 'Sun',
  },
  layoutGrid: {
    lead: 'Cards to move and resize, by mouse or keyboard.',
    hint: 'With a card in focus: arrow keys move it, Shift and arrow keys resize it.',
    visits: 'Visits',
    risks: 'Risks',
    devices: 'Devices',
  },
  layoutSplitpane: {
    lead: 'Panes whose borders move by mouse and arrow keys.',
    left: 'Left',
    top: 'Top',
    bottom: 'Bottom',
    sides: 'Border between left and right',
    floors: 'Border between top and bottom',
  },
  markdownSource: {
    lead: 'A Markdown file that comes with the plugin, filtered before it is shown.',
  },
  markdownUrl: {
    lead: 'Fetches Markdown from an address, with another try when that fails.',
  },
};
