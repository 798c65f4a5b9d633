const INTERVAL_MS = 1_000;

const list = document.querySelector('[data-requests]');
const controls = document.querySelector('[data-live]');
const button = controls.querySelector('button');
const status = controls.querySelector('[role="status"]');

let shown = '';
let isPaused = false;

async function refresh() {
  const response = await fetch(list.dataset.requests).catch(() => undefined);
  const text = response?.ok ? await response.text() : undefined;
  if (isPaused) return;
  const state = text === undefined ? 'The sandbox does not answer' : 'Live';
  // Otherwise a screen reader may announce an unchanged text again.
  if (status.textContent !== state) status.textContent = state;
  if (text === undefined || text === shown) return;
  // `innerHTML` is safe, because the sandbox escapes the list and the policy blocks inline scripts.
  list.innerHTML = text;
  shown = text;
}

async function keepFresh() {
  if (!isPaused && !document.hidden) await refresh();
  setTimeout(keepFresh, INTERVAL_MS);
}

button.addEventListener('click', () => {
  isPaused = !isPaused;
  button.setAttribute('aria-pressed', String(isPaused));
  status.textContent = isPaused ? 'Paused' : 'Live';
});

controls.hidden = false;
void keepFresh();
