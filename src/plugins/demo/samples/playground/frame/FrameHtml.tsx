import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import cubeStyles from './cube.css?url&no-inline';
import cube from './cube.html?raw';

export default function FrameHtml() {
  const translate = useTranslate();
  // The page runs without privileges (sandbox) and under the console's CSP: styles come from files only.
  return (
    <Box
      component="iframe"
      sandbox=""
      srcDoc={cube.replace('cube.css', cubeStyles)}
      title={translate('demo.frameHtml.frame')}
      sx={{ display: 'block', width: '100%', height: 320, border: 0, borderRadius: 1 }}
    />
  );
}
