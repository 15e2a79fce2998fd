import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HelpButton } from './HelpButton';

export interface PageHeaderProps {
  /** A message key, or text that is already written out (a person's name). */
  title: ReactNode;
  /** One sentence, a message key. */
  description?: string;
  /** Before the title: a portrait. */
  mark?: ReactNode;
  /** Below the title: what is seen first. */
  facts?: ReactNode;
  /** Buttons at the right. */
  actions?: ReactNode;
}

/** The first line of a page: what it is, and what can be done here. */
export function PageHeader({ title, description, mark, facts, actions }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <header className="kit-header">
      {mark}
      <div className="kit-heading">
        <div>
          <h1>{typeof title === 'string' ? translate(title, { _: title }) : title}</h1>
          <HelpButton />
        </div>
        {description && <p>{translate(description)}</p>}
        {facts}
      </div>
      <div className="kit-buttons">{actions}</div>
    </header>
  );
}
