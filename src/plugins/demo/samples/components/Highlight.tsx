import { Stack } from '@mui/material';
import { useTranslate } from 'react-admin';
import { CodeBlock } from '../../../../core/kit';

const SAMPLES = {
  javascript: "const greet = (name) => 'Hello ' + name;\ndocument.title = greet('console');",
  css: '.card {\n  border: 1px solid #e3e8ee;\n  border-radius: 6px;\n}',
  html: '<ul class="menu">\n  <li><a href="/index">Home</a></li>\n</ul>',
  sql: "SELECT name, count(*) FROM attendant\nWHERE status = 'passed' GROUP BY name;",
  json: '{ "status": 8000, "dataCount": 3, "data": [] }',
};

export default function Highlight() {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5}>
      {Object.entries(SAMPLES).map(([language, code]) => (
        <CodeBlock
          key={language}
          language={language}
          code={code}
          label={translate('demo.highlight.label', { language })}
        />
      ))}
    </Stack>
  );
}
