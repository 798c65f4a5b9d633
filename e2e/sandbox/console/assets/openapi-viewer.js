const viewer = document.querySelector('#viewer');

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const applyScheme = () =>
  document.documentElement.classList.toggle('dark-mode', darkScheme.matches);

applyScheme();
darkScheme.addEventListener('change', applyScheme);

window.SwaggerUIBundle({
  url: viewer.dataset.document,
  domNode: viewer,
  deepLinking: true,
  tryItOutEnabled: true,
  // Otherwise a public validator may be asked about the document.
  validatorUrl: null,
  // Its list of servers has no label of its own.
  onComplete: () => viewer.querySelector('#servers')?.setAttribute('aria-label', 'Server'),
});
