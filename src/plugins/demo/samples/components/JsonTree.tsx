import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { collapseAllNested, defaultStyles, JsonView } from 'react-json-view-lite';
import 'react-json-view-lite/dist/index.css';

const answer = {
  status: 8000,
  dataCount: 2,
  data: [
    { id: 1, name: '洗浴服务', tags: ['上门', '两人'], price: { amount: 8000, unit: 'fen' }, enabled: true },
    { id: 2, name: '助餐服务', tags: [], price: { amount: 1500, unit: 'fen' }, enabled: false, note: null },
  ],
};

export default function JsonTree() {
  const translate = useTranslate();
  const style = {
    ...defaultStyles,
    // The library's default color has too little contrast.
    numberValue: 'json-number',
    ariaLables: { expandJson: translate('demo.jsonTree.expand'), collapseJson: translate('demo.jsonTree.collapse') },
  };
  return (
    <Box sx={{ '& .json-number': { color: '#0550ae' } }}>
      <JsonView
        data={answer}
        style={style}
        shouldExpandNode={collapseAllNested}
        aria-label={translate('demo.jsonTree.label')}
      />
    </Box>
  );
}
