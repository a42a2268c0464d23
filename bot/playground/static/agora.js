// What Agora adds to SimCord's page: it says what is missing and what has happened, and asks for
// suggestions before a letter is typed, as Discord does.

const LATE = "That press came too late: what you pressed has changed meanwhile. The page shows it as it is now; press again.";
const SAID = {
  "stale-revision": LATE,
  "stale-context": LATE,
  "validation-failed": LATE,
  "target-unavailable": LATE,
  "control-unavailable": LATE,
  "command-changed": LATE,
  "action-timeout": "The bot has not answered in time: this machine may be too busy. Look whether it was done before you try again.",
  "action-callback-error": "Something went wrong in the bot. The terminal says what.",
};
const NOT_DONE = "That was not done. Press again, or reload the page.";
const STOPPED = "The playground does not answer. It may have been stopped: start `agora play` again and open the new address.";
const NO_KEY = [
  "This address is incomplete",
  "The terminal in which `agora play` runs shows an address that goes on behind a # sign. Open that whole address.",
];
const OLD_KEY = [
  "This address is not valid any more",
  "Each start of `agora play` has an address of its own. Open the one that the terminal shows now, with the part behind the # sign.",
];
const INTERVAL = 250;

/** A line above the place where one types. */
const notice = document.createElement("p");
notice.id = "agora-notice";
notice.setAttribute("role", "status");
notice.hidden = true;
document.getElementById("channel-layout")?.querySelector("#channel-composer")?.before(notice);

/** @param {string} text */
function say(text) {
  if (notice.textContent !== text) notice.textContent = text;
  notice.hidden = !text;
}

/** Fill the empty page. @param {string[]} words */
function explain([title, text]) {
  if (document.getElementById("agora-missing")) return;
  const box = document.createElement("section");
  box.id = "agora-missing";
  box.setAttribute("role", "alert");
  const head = document.createElement("h1");
  head.textContent = title;
  const body = document.createElement("p");
  body.textContent = text;
  box.append(head, body);
  document.body.append(box);
}

// A link to a message of this channel, or to a thread, leads there, as in Discord, and not out of the page.
const HERE = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)(?:\/(\d+))?$/;
const NOT_HERE = "That message is not in view: it stands further up in its channel. “Looking at” leads to threads.";
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  const found = link instanceof HTMLAnchorElement ? HERE.exec(link.href) : null;
  if (!found) return;
  event.preventDefault();
  const room = [...picker.options].find((option) => option.value === found[1]);
  if (room && !room.selected) { void askRooms(room.value).catch(() => say(STOPPED)); return; }
  const messages = [...document.querySelectorAll(".channel-message")];
  const message = found[2] ? messages.find((m) => m.dataset.messageId === found[2]) : messages.at(-1);
  if (message) message.scrollIntoView({ block: "nearest" });
  say(message ? "" : NOT_HERE);
}, true);

let lastRequest = null;

/** SimCord says so while it still asks. */
const NOTHING = "No options match";
const LOADING = "Loading…";

/** @param {{commandPicker?: {autocomplete?: {state: string}}}} status */
function sayLoading(status) {
  const empty = document.querySelector(".command-popup .command-empty");
  if (!empty) return;
  const loading = status.commandPicker?.autocomplete?.state === "loading";
  if (loading && empty.textContent === NOTHING) empty.textContent = LOADING;
  if (!loading && empty.textContent === LOADING) empty.textContent = NOTHING;
}

function look() {
  const status = window.simcordPreview;
  if (!status) return;
  sayLoading(status);
  if (!status.contextId) {
    if (status.diagnostics.some((item) => item.code === "bootstrap-failed")) explain(OLD_KEY);
    return;
  }
  if (status.transport.state === "error") { say(STOPPED); return; }
  if (notice.textContent === STOPPED) say("");
  const action = status.lastAction;
  if (!action || action.requestId === lastRequest) return;
  lastRequest = action.requestId;
  const failed = action.rejected || ["failed", "timeout"].includes(action.settlement);
  const codes = (action.diagnostics || []).map((item) => item.code);
  if (codes.includes("command-option-invalid") || codes.includes("autocomplete-unanswered")) return;
  say(failed ? codes.map((code) => SAID[code]).find(Boolean) || NOT_DONE : "");
}

// A command asks for suggestions when its field is entered, not only when a letter is typed.
document.addEventListener("focusin", (event) => {
  const field = event.target;
  if (!(field instanceof HTMLInputElement) || !field.matches(".command-option-input") || field.value) return;
  setTimeout(() => {
    const heading = document.querySelector(".command-popup-heading")?.textContent || "";
    if (!field.isConnected || field.value || !heading.startsWith("OPTIONS MATCHING")) return;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    sayLoading(window.simcordPreview);
  }, 0);
});

// The tables of seasons, tournaments and matches are threads: a list beside the viewers leads to them.
const KEY = window.location.hash.slice(1);
const ROOMS_INTERVAL = 1_000;
const places = document.createElement("label");
places.className = "viewer-control agora-places";
places.hidden = true;
places.textContent = "Looking at";
const picker = document.createElement("select");
picker.id = "agora-rooms";
picker.setAttribute("aria-label", "Looking at");
places.append(picker);
document.querySelector(".viewer-control")?.after(places);

let asking = false;

/** What the playground answers. @param {string} context @param {Record<string, string>} body */
async function asked(context, body) {
  const answer = await fetch("/api/action", {
    method: "POST",
    headers: { "X-Simcord-Capability": KEY, "X-Simcord-Context": context, "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return answer.ok ? answer.json() : {};
}

/** Ask which channels this window can show, and show one of them if it is named.
 * @param {string} [room] */
async function askRooms(room) {
  const context = window.simcordPreview?.contextId;
  if (!context || !room && (asking || document.activeElement === picker)) return;
  asking = true;
  const { rooms } = await asked(context, room ? { kind: "enter", room } : { kind: "rooms" }).finally(() => { asking = false; });
  if (!Array.isArray(rooms)) return;
  places.hidden = rooms.length < 2;
  const listed = JSON.stringify(rooms);
  if (picker.dataset.listed === listed) return;
  picker.dataset.listed = listed;
  picker.replaceChildren(...rooms.map(({ id, name, shown }) => new Option(`#${name}`, id, shown, shown)));
}
picker.addEventListener("change", () => { picker.blur(); void askRooms(picker.value).catch(() => say(STOPPED)); });

if (KEY) {
  setInterval(look, INTERVAL);
  setInterval(() => void askRooms().catch(() => {}), ROOMS_INTERVAL);
} else explain(NO_KEY);
