import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { HelpButton } from './HelpButton';

export interface PageHeaderProps {
  /** A message key, or text that needs no translation (a person's name). */
  title: ReactNode;
  /** One sentence, a message key. */
  description?: string;
  /** Buttons on the right. */
  actions?: ReactNode;
}

/** The header of a page: its title and its actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  const translate = useTranslate();
  return (
    <header className="kit-header">
      <div className="kit-heading">
        <div>
          <h1>{typeof title === 'string' ? translate(title, { _: title }) : title}</h1>
          <HelpButton />
        </div>
        {description && <p>{translate(description)}</p>}
      </div>
      <div className="kit-buttons">{actions}</div>
    </header>
  );
}
