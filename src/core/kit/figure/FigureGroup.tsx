import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';

/** Related figures under a heading (a message key); hidden if the administrator can see none of them. */
export function FigureGroup({ label, children }: { label: string; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <section aria-labelledby={id} className="kit-figures">
      <h2 id={id}>{translate(label)}</h2>
      <div>{children}</div>
    </section>
  );
}
