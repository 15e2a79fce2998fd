const waveform = {
  title: 'Waveform',
  hint: 'Press a moment of the timeline above, or move to one with the arrow keys and press Enter, to see its waveform (pages of 10 seconds, unfiltered)',
  open: 'Show the waveform',
  signal: 'Signal',
  time: 'Time',
  stage:
    'Waveform: left and right move 10 seconds, PageUp and PageDown a minute, Home and End go to the first and the last packet with content',
  steps: { before: '10 s earlier', after: '10 s later', leapBefore: '1 min earlier', leapAfter: '1 min later' },
  packet: 'Packet %{seq}',
  missing: 'In the index, content not uploaded',
  next: 'Go to where there is content',
  summary: '%{from}–%{to} %{signal}: %{count} samples, lowest %{least}, highest %{greatest} %{unit}',
  nothing: '%{from}–%{to} %{signal}: no samples to show',
  waiting: '%{from}–%{to} %{signal}: being read',
  pieces: {
    there: '%{from}–%{to} packet %{seq}, %{hz} Hz',
    missing: '%{from}–%{to} packet %{seq}: in the index, content not uploaded',
    gap: '%{from}–%{to} no packet',
  },
  lost: {
    title: 'Lost packets (%{count})',
    one: 'No. %{seq}',
    several: 'No. %{first}–%{last}',
    more: '%{count} more places',
  },
  download: {
    action: 'Download',
    title: 'Download the raw waveform',
    description:
      'Waveforms are personal health data. Who downloads which stretch, and why, is logged. The file is a ZIP with a table of samples (CSV) and the bytes as the device sent them',
    stretch: 'Stretch',
    stretches: { page: 'This page', minute: 'This minute', packet: 'This packet', hour: 'This hour' },
    reasons: {
      signal: 'Checking the quality of the signal',
      doctor: 'A doctor asked for further analysis',
      device: 'Looking for a fault of the device',
    },
    done: 'Downloaded and logged',
  },
};

export default waveform;
