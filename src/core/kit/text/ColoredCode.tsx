import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import markdown from 'highlight.js/lib/languages/markdown';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import type { ReactNode } from 'react';

const lowlight = createLowlight({ bash, css, javascript, json, markdown, sql, typescript, xml });
lowlight.registerAlias({
  bash: ['shell', 'sh'],
  xml: ['html', 'svg'],
  typescript: ['ts', 'tsx'],
  javascript: ['js', 'jsx'],
});

type CodeNode = ReturnType<typeof lowlight.highlight>['children'][number];

/** Colors by token type; each has a contrast of at least 4.5 on the block's background. */
const COLORS: Readonly<Record<string, string>> = {
  'hljs-attr': '#0550ae',
  'hljs-built_in': '#953800',
  'hljs-bullet': '#953800',
  'hljs-comment': '#57606a',
  'hljs-keyword': '#a40e26',
  'hljs-literal': '#0550ae',
  'hljs-name': '#116329',
  'hljs-number': '#0550ae',
  'hljs-property': '#0550ae',
  'hljs-section': '#0550ae',
  'hljs-selector-class': '#6639ba',
  'hljs-selector-tag': '#116329',
  'hljs-string': '#0a3069',
  'hljs-title': '#6639ba',
  'hljs-type': '#953800',
};

/** Code with syntax highlighting; plain if the language is unknown. */
export default function ColoredCode({ code, language = '' }: { code: string; language?: string }) {
  if (!lowlight.registered(language)) return code;
  return lowlight.highlight(language, code).children.map(toElement);
}

function toElement(node: CodeNode, index: number): ReactNode {
  if (node.type === 'text') return node.value;
  if (node.type !== 'element') return null;
  const classes = Array.isArray(node.properties.className) ? node.properties.className : [];
  const color = classes.map((name) => COLORS[String(name)]).find((found) => found !== undefined);
  return (
    // The index is a stable key, because the tokens of given code never change their order.
    <span key={`${index}`} style={color ? { color } : undefined}>
      {node.children.map(toElement)}
    </span>
  );
}
