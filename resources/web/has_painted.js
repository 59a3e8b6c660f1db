// True once this frame has drawn any text or picture of its own; Chromium's error page is none.
location.protocol !== "chrome-error:" && performance.getEntriesByName("first-contentful-paint").length > 0
