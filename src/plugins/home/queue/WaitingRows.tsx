import { useTranslate } from 'react-admin';

/** Usual number of buttons. That of the sources is larger, and known only later. */
const KINDS = 14;

/** Placeholders of the buttons for kinds of work. */
export function WaitingKinds() {
  return (
    <div className="home-kinds home-waiting-kinds" aria-hidden="true">
      {Array.from({ length: KINDS }, (_, at) => String(at)).map((kind) => (
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
