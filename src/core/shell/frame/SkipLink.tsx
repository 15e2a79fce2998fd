/** First tab stop: skips the menus and focuses the page. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      className="shell-skip"
      onClick={(event) => {
        // Moves only the focus; the address does not change.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {label}
    </a>
  );
}
