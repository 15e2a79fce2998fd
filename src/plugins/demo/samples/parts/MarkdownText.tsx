import { Stack } from '@mui/material';
import { marked, type Token } from 'marked';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { CodeBlock, SafeHtml } from '../../../../core/kit';

/** Renders Markdown: code with syntax highlighting, everything else as sanitized HTML. */
export function MarkdownText({ markdown }: { markdown: string }) {
  const translate = useTranslate();
  const parts = useMemo(() => splitAtCode(marked.lexer(markdown)), [markdown]);
  return (
    <Stack spacing={1}>
      {parts.map((part) =>
        'code' in part ? (
          <CodeBlock
            key={part.key}
            code={part.code}
            language={part.language}
            label={translate('demo.highlight.label', { language: part.language })}
          />
        ) : (
          <SafeHtml key={part.key} html={part.html} />
        ),
      )}
    </Stack>
  );
}

type Part = { key: string } & ({ html: string } | { code: string; language: string });

function splitAtCode(tokens: readonly Token[]): Part[] {
  const parts: Part[] = [];
  let others: Token[] = [];
  const closeOthers = () => {
    if (others.length > 0) parts.push({ key: `html ${parts.length}`, html: marked.parser(others) });
    others = [];
  };
  for (const token of tokens) {
    if (token.type !== 'code') others.push(token);
    else {
      closeOthers();
      parts.push({ key: `code ${parts.length}`, code: token.text, language: token.lang ?? '' });
    }
  }
  closeOthers();
  return parts;
}
