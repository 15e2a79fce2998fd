import { MarkdownText } from '../parts/MarkdownText';
import guide from './guide.md?raw';

export default function MarkdownSource() {
  return <MarkdownText markdown={guide} />;
}
