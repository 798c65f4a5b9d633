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
  // By default Swagger UI may send the address of the document to a public validator.
  validatorUrl: null,
  // Adds the label that Swagger UI's list of servers lacks.
  onComplete: () => viewer.querySelector('#servers')?.setAttribute('aria-label', 'Server'),
});
