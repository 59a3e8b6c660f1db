// What no setting of Chromium keeps a page from. First on the window, so first to hear; in a world of its own.
(() => {
  const hush = (event) => event.stopImmediatePropagation();
  const refuse = (event) => {
    hush(event);
    event.preventDefault();
  };
  // The till answers every question of a page with no; "Leave this page?" would hold the customer for ever.
  addEventListener("beforeunload", hush, { capture: true });
  // After any click a page may write to the clipboard of the till, whatever the settings say.
  for (const kind of ["copy", "cut"]) addEventListener(kind, refuse, { capture: true });
  // No download is ever taken, and those of such links outlive the page: the till could not tell when the last has ended.
  const keep = (event) => {
    if (!event.composedPath().some((place) => place.matches?.("[download]"))) return;
    event.preventDefault();
    console.info("kaunta: not opened");
  };
  addEventListener("click", keep, { capture: true });
})();
