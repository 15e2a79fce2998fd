/** First stop of the Tab key: past the menus, into the page. */
export function SkipLink({ target, label }: { target: string; label: string }) {
  return (
    <a
      href={`#${target}`}
      className="shell-skip"
      onClick={(event) => {
        // Moves the focus only; the address stays as it is.
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {label}
    </a>
  );
}
