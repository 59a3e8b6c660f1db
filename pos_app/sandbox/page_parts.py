"""The markup, style and scripts that the pages of the played service are made of; `pages` fills them."""

from string import Template

PAGE = Template("""\
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
script-src 'unsafe-inline'; frame-src http: https:; base-uri 'none'">
<title>$title</title>
<style>$style</style>
</head>
<body>
$body
<script>$script</script>
</body>
</html>
""")

# The frame is hidden but laid out: under display:none Chromium slows its timers to one a second, even on a shown page.
PLAIN_STYLE = """
body{margin:0;padding:24px;font:16px/1.5 system-ui,sans-serif;color:#26302e}
iframe{position:absolute;top:0;left:0;width:10px;height:10px;border:0;visibility:hidden}
"""

DEVICE_BODY = Template("""\
<p>Checking this device for <bdi>$reference</bdi></p>
<iframe name="collector" title="Device check"></iframe>
<form id="collect" method="post" target="collector" action="$collect_url">
<input type="hidden" name="JWT" value="$access_token">
</form>""")

DEVICE_SCRIPT = Template("""
const frame = document.querySelector("iframe");
addEventListener("message", (event) => {
  if (event.origin !== $bank_origin || event.source !== frame.contentWindow) return;
  for (const view of new Set([window.parent, window.top])) view.postMessage(event.data, "*");
});
document.getElementById("collect").submit();
""")

COLLECTOR_SCRIPT = Template("""
const message = $message;
const say = () => window.$listener.postMessage(message, "*");
$start
""")

# Each timer is set by the one before it: a browser that slows the timers of hidden pages gives itself away here.
COLLECTOR_STARTS = {
    "ok": "say();",
    "to_top": "say();",
    "silent": "",
    "several_timers": "let left = 8; const step = () => { if (left-- > 0) setTimeout(step, 25); else say(); }; step();",
    "slow": "setTimeout(say, $slow_ms);",
}

BANK_STYLE = """
:root{color-scheme:light;--bank:#00695c;--ink:#1c2523;--soft:#4c5855;--line:#7c8985;--sunken:#f1f4f3;--alarm:#a61b12}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:var(--ink);font:15px/1.45 "Noto Sans",system-ui,"Segoe UI",Roboto,sans-serif}
main{max-width:500px;margin:0 auto;padding:28px 40px 20px}
header{display:flex;align-items:center;gap:10px;font-size:18px;font-weight:600;color:var(--bank)}
header svg{width:28px;height:28px;flex:none}
header .brand{margin-left:auto;font-size:14px;color:var(--soft)}
h1{margin:22px 0 6px;font-size:22px;line-height:1.3}
p{margin:0 0 14px}
p,dt{color:var(--soft)}
dl{margin:0 0 20px;padding:10px 16px;background:var(--sunken);border-radius:4px}
dl div{display:flex;justify-content:space-between;gap:16px;padding:3px 0}
dd{margin:0;font-weight:600;text-align:right;overflow-wrap:anywhere}
.note{padding:8px 12px;border-left:4px solid var(--bank);border-radius:2px;background:var(--sunken);color:var(--ink)}
.note.alarm{border-color:var(--alarm);background:#fdeceb;color:var(--alarm);font-weight:600}
.note:empty{display:none}
label{display:block;margin-bottom:6px;font-weight:600}
button,input{font:inherit}
.code{position:relative;margin-bottom:20px}
.code input{width:100%;height:52px;padding:0 14px;border:1px solid var(--line);border-radius:4px;color:var(--ink);
 font-size:22px;font-weight:600;letter-spacing:.3em}
.cells{display:none;position:absolute;inset:0;grid-template-columns:repeat(6,1fr);gap:8px;pointer-events:none}
.cells i{display:grid;place-items:center;border:1px solid var(--line);border-radius:4px;background:#fff;
 font-size:22px;font-weight:600;font-style:normal}
.cells i.now{border:2px solid var(--bank)}
.drawn input{color:transparent;caret-color:transparent;border-color:transparent;background:none;outline:none}
.drawn input::selection{background:none}
.drawn .cells{display:grid}
.go{display:block;width:100%;min-height:48px;padding:12px;border:0;border-radius:4px;background:var(--bank);color:#fff;
 font-weight:600;text-align:center;text-decoration:none;cursor:pointer}
.go[aria-disabled=true]{opacity:.6;cursor:default}
.others{display:flex;justify-content:space-between;margin:6px -8px 0}
.others button{min-height:44px;padding:0 8px;border:0;border-radius:4px;background:none;color:var(--bank);
 cursor:pointer}
:focus-visible{outline:2px solid var(--bank);outline-offset:2px}
@media (max-width:430px){main{padding:20px 24px 8px}h1{margin-top:16px}}
@media (max-height:520px){
 body{font-size:14px;line-height:1.35}
 main{padding:10px 20px 0}
 header{font-size:16px}
 header svg{width:22px;height:22px}
 h1{margin:4px 0 2px;font-size:18px}
 p{margin-bottom:6px}
 .note{padding:5px 10px}
 dl{margin-bottom:6px;padding:5px 12px}
 dl div{padding:1px 0}
 label{margin-bottom:2px}
 .code{margin-bottom:8px}
 .code input{height:42px}
 .go{min-height:44px;padding:10px}
 .others{margin-top:0}
}
@media (max-width:340px){main{padding-left:12px;padding-right:12px}.cells{gap:4px}}
"""

BANK_BODY = Template("""\
<main>
<header>
<svg viewBox="0 0 28 28" aria-hidden="true"><circle cx="14" cy="14" r="14" fill="#00695c"/>\
<path d="M6 15.5c2.7-4 5.3-4 8 0s5.3 4 8-2" fill="none" stroke="#fff" stroke-width="3"/></svg>
<bdi>$bank</bdi>
<span class="brand"><bdi>$brand</bdi></span>
</header>
$content
</main>""")

FACT = Template("<div><dt>$name</dt><dd><bdi>$value</bdi></dd></div>")

CHALLENGE_CONTENT = Template("""\
<h1>Confirm your payment</h1>
<p id="ask">Enter the 6-digit code we sent to your phone ending in 4471. Practice bank: it is $one_time_code.</p>
<p id="note" class="note $tone" role="$role">$note</p>
<dl>
$facts
</dl>
<form method="post" action="$post_to" autocomplete="off" novalidate>
<input type="hidden" name="reference" value="$reference">
<label for="code">One-time code</label>
<div class="code">
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="6" pattern="[0-9]{6}" \
aria-describedby="ask note" autofocus>
<span class="cells" aria-hidden="true"><i></i><i></i><i></i><i></i><i></i><i></i></span>
</div>
<button class="go" name="action" value="approve">Approve payment</button>
<div class="others">
<button name="action" value="resend">Send a new code</button>
<button name="action" value="cancel">Cancel</button>
</div>
</form>""")

# The boxes are drawn over one ordinary field, so that pasting, screen readers and browsers that fill in codes all work.
CHALLENGE_SCRIPT = """
const form = document.querySelector("form");
const code = document.getElementById("code");
const note = document.getElementById("note");
const cells = [...document.querySelectorAll(".cells i")];
const go = document.querySelector(".go");
let sent = false;
const draw = () => {
  code.value = code.value.replace(/[^0-9]/g, "");
  const at = Math.min(code.value.length, 5);
  cells.forEach((cell, index) => {
    cell.textContent = code.value[index] ?? "";
    cell.className = index === at && document.activeElement === code ? "now" : "";
  });
};
document.querySelector(".code").classList.add("drawn");
for (const happening of ["input", "focus", "blur"]) code.addEventListener(happening, draw);
code.addEventListener("select", () => code.setSelectionRange(code.value.length, code.value.length));
form.addEventListener("submit", (event) => {
  const approves = (event.submitter ?? go) === go;
  if (sent) return event.preventDefault();
  if (approves && code.value.length < 6) {
    event.preventDefault();
    note.className = "note alarm";
    note.setAttribute("role", "alert");
    note.textContent = "Enter all 6 digits.";
    code.focus();
    return;
  }
  sent = true;
  go.setAttribute("aria-disabled", "true");
});
addEventListener("pageshow", () => { sent = false; go.removeAttribute("aria-disabled"); draw(); });
"""

POPUP_CONTENT = Template("""\
<h1>Confirm your payment</h1>
<p>We ask for your one-time code in a window of its own.</p>
<dl>
$facts
</dl>
<p id="note" class="note" role="status"></p>
<button class="go" type="button">Open the code window</button>""")

POPUP_SCRIPT = Template("""
const address = new URL($code_url, location.href);
const note = document.getElementById("note");
const open = () => {
  const opened = window.open(address, "code", "popup,width=390,height=480");
  note.textContent = opened ? "Type the code in the window that opened." : "The window did not open. Press the button.";
};
document.querySelector(".go").addEventListener("click", open);
addEventListener("message", (event) => {
  if (event.origin === address.origin && event.data === "challenge.done") location.replace($return_to);
});
open();
""")

DONE_CONTENT = Template("""\
<h1 role="status">$heading</h1>
<p>$sentence</p>
$link""")

DONE_SCRIPT = Template("""
const address = $return_to;
if (window.opener) {
  window.opener.postMessage("challenge.done", "*");
  window.close();
} else if (address) {
  setTimeout(() => location.replace(address), 600);
}
""")

# Pages may not open chrome://crash. Splitting a text into more pieces than one array can hold ends the
# renderer of Chromium at once ("invalid array length", seen in Qt 6.11); where it only throws, memory runs out instead.
CRASH_SCRIPT = """
addEventListener("load", () => setTimeout(() => {
  const hoard = [];
  for (;;) {
    try { hoard.push("a".repeat(2 ** 27 + 2).split("")); } catch { hoard.push(new Array(2 ** 20).fill(hoard.length)); }
  }
}, 50));
"""
