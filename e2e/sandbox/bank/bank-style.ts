/** The bank's pages do not look like the site, so that a tester notices when the bank is open. */
export const bankStyle = `
  :root {
    color-scheme: light dark;
    --ground: light-dark(#e9eef5, #0d1420);
    --paper: light-dark(#fff, #182233);
    --ink: light-dark(#14213a, #e8eefb);
    --quiet: light-dark(#51607d, #a5b3cf);
    --line: light-dark(#d3dceb, #2c3a54);
    --blue: light-dark(#123f8f, #8db4ff);
    --on-blue: light-dark(#fff, #0b1a36);
    --head: light-dark(#123f8f, #12294f);
  }
  * { box-sizing: border-box; }
  body {
    margin: 0; min-block-size: 100vh; background: var(--ground); color: var(--ink);
    font: 1rem/1.5 system-ui, sans-serif; overflow-wrap: anywhere;
  }
  header { background: var(--head); color: #fff; padding: 1rem; }
  header p { max-inline-size: 36rem; margin: 0 auto; }
  header p:first-child { font-size: 1.25rem; font-weight: 700; letter-spacing: .01em; }
  main {
    max-inline-size: 38rem; margin: 1.5rem auto; padding: min(1.5rem, 6vw);
    background: var(--paper); border: 1px solid var(--line); border-radius: .5rem;
  }
  @media (max-width: 40rem) { main { margin-block: 0; border-inline: 0; border-radius: 0; } }
  h1 { margin: 0 0 1rem; font-size: min(1.5rem, 10vw); line-height: 1.2; }
  h2 { margin: 2rem 0 .75rem; font-size: 1rem; }
  dl { display: grid; align-items: baseline; grid-template-columns: repeat(auto-fit, minmax(min(100%, max(8rem, 40%)), 1fr)); gap: .375rem min(1.5rem, 6vw); margin: 0; }
  dt { color: var(--quiet); }
  dd { margin: 0; text-align: end; }
  dd.amount { font-size: clamp(1rem, 6.5vw, 1.75rem); font-weight: 700; line-height: 1.2; font-variant-numeric: tabular-nums; }
  button, input[type=text] {
    max-inline-size: 100%; min-block-size: 2.75rem; padding: .5rem min(1rem, 4vw); border: 1px solid var(--line);
    border-radius: .375rem; background: transparent; color: inherit; font: inherit;
  }
  button { cursor: pointer; border-color: var(--blue); color: var(--blue); font-weight: 600; }
  button:hover { background: color-mix(in srgb, var(--blue) 12%, transparent); }
  button.main {
    inline-size: 100%; min-block-size: 3.25rem; margin-block-start: 1.5rem;
    background: var(--blue); color: var(--on-blue); font-size: 1.125rem;
  }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
  .codes { display: grid; gap: .5rem; grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr)); }
  .codes button { text-align: start; }
  .row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-block-start: 1rem; }
  .row label { flex: 1 1 min(12rem, 100%); }
  input[type=text] { display: block; inline-size: 100%; }
  fieldset { margin: 0 0 1rem; padding: 0; border: 0; }
  legend { padding: 0; margin-block-end: .25rem; color: var(--quiet); }
  fieldset label { display: inline-flex; gap: .5rem; align-items: center; min-block-size: 2.75rem; margin-inline-end: 1.25rem; }
  .quiet { color: var(--quiet); }
`;
