import { useTranslate } from 'react-admin';

/** Placeholders of the buttons for kinds of work, one for each source and one for all. */
export function WaitingKinds({ count }: { count: number }) {
  return (
    <div className="home-kinds home-waiting-kinds" aria-hidden="true">
      {Array.from({ length: count + 1 }, (_, at) => String(at)).map((kind) => (
        <span key={kind} className="kit-bar" />
      ))}
    </div>
  );
}

/** Placeholders of the first rows of the queue. */
export function WaitingRows({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <div role="status" aria-label={translate('kit.list.loading')} className="home-waiting-rows">
      {Array.from({ length: count }, (_, at) => String(at)).map((row) => (
        <span key={row} className="kit-bar" />
      ))}
    </div>
  );
}
