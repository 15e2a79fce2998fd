import { Typography } from '@mui/material';
import Bowser from 'bowser';
import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../../core/kit';

export default function StoreUa() {
  const translate = useTranslate();
  // For statistics and support only. Use feature detection instead of browser names.
  const { browser, engine, os, platform } = Bowser.parse(navigator.userAgent);
  return (
    <>
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>{navigator.userAgent}</Typography>
      <CodeBlock
        label={translate('demo.storeUa.parsed')}
        language="json"
        code={JSON.stringify({ browser, engine, os, platform, cores: navigator.hardwareConcurrency }, null, 2)}
      />
    </>
  );
}
