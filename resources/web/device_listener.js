// Reports to the till what the device page says. Runs in a world of its own: no script of a page can see or call it.
(function listen(origins, host, word) {
  "use strict";
  const LONGEST = 65536; // characters of one message
  const MOST = 64; // messages of one page that may be the one
  let told = 0;
  let till = null;
  const waiting = [];

  function tell(what, ...facts) {
    if (till) till[what](...facts);
    else waiting.push([what, facts]);
  }

  function isInside(source) {
    for (let view = source; view; view = view === view.parent ? null : view.parent) {
      if (view === window) return true;
    }
    return false;
  }

  function asText(data) {
    try {
      const text = typeof data === "string" ? data : JSON.stringify(data);
      return typeof text === "string" && text.length <= LONGEST && text.includes(word) ? text : null;
    } catch {
      return null; // circular, or not for JSON at all
    }
  }

  addEventListener("message", (event) => {
    if (!event.isTrusted || told >= MOST || !origins.includes(event.origin) || !isInside(event.source)) return;
    const text = asText(event.data);
    if (text === null) return;
    told += 1;
    tell("hear", text);
  });

  if (location.origin === host) {
    // A frame's own load does not bubble, but it can be seen on its way down.
    document.addEventListener("load", (event) => {
      if (event.target instanceof HTMLIFrameElement) tell("see_frame");
    }, true);
  }

  new QWebChannel(qt.webChannelTransport, (channel) => {
    till = channel.objects.till;
    for (const [what, facts] of waiting.splice(0)) till[what](...facts);
  });
})
