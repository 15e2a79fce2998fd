import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CodeBlock, CopyButton, Markdown, SafeHtml } from '../../../../../core/kit';

const CODE = "definePlugin({ id: 'meal', version: '1.0.0' });";

/** Code, and text from other people, which is sanitized before display. */
export function KitWriting() {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
      <CodeBlock code={CODE} language="tsx" label={translate('demo.kit.code')} />
      <CopyButton text={CODE} />
      <Markdown text={translate('demo.kit.markdown')} />
      <SafeHtml html={`${translate('demo.kit.html')}<script>document.title = 'never'</script>`} />
    </Stack>
  );
}
