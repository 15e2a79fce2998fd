import { Box, Typography } from '@mui/material';
import { Form, FormDataConsumer, useTranslate } from 'react-admin';
import { RichTextInput, SafeHtml } from '../../../../core/kit';

export default function RichText() {
  const translate = useTranslate();
  return (
    <Form
      defaultValues={{
        content: `<h2>${translate('demo.richText.heading')}</h2><p>${translate('demo.richText.text')}</p>`,
      }}
    >
      <RichTextInput source="content" label="demo.richText.label" />
      <Typography variant="h2">{translate('demo.richText.result')}</Typography>
      <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 2, mt: 1 }}>
        {/* Sanitized before display, because stored HTML can come from anywhere. */}
        <FormDataConsumer<{ content?: string }>>
          {({ formData }) => <SafeHtml html={formData.content ?? ''} />}
        </FormDataConsumer>
      </Box>
    </Form>
  );
}
