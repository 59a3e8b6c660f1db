// How the page in a frame came to stand there; Chromium's own error page stands in for one that could not.
JSON.stringify({
  is_error_page: location.protocol === "chrome-error:",
  status: performance.getEntriesByType("navigation")[0]?.responseStatus ?? 0,
})
