import { Html } from './html.ts'

/** The palette and type of the platform's own small pages: ink navy on warm white with one teal. */
export const baseStyle = new Html(`
:root { color-scheme: light dark; --ink: #14213d; --soft: #51607a; --line: #ddd8cd; --paper: #faf8f3; --card: #fffefb; --teal: #0b7a75; --teal-soft: #e2f1ef; --red: #b3261e; --red-soft: #fbe9e7 }
@media (prefers-color-scheme: dark) { :root { --ink: #eef1f6; --soft: #a9b4c6; --line: #2c3a55; --paper: #0e1628; --card: #16213a; --teal: #4fc3b8; --teal-soft: #17363a; --red: #ff8a80; --red-soft: #3a1d22 } }
* { box-sizing: border-box }
body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 "Inter Variable", Inter, system-ui, sans-serif; font-feature-settings: "tnum" }
h1 { font-size: 1.25rem; font-weight: 650; margin: 0 } h2 { font-size: 1rem; font-weight: 650; margin: 0 }
a { color: var(--teal) } code { font: 0.9em ui-monospace, monospace }
button, .button { font: inherit; font-weight: 500; border: 1px solid transparent; border-radius: 8px; padding: 10px 16px; background: var(--teal); color: var(--card); cursor: pointer; text-decoration: none; display: inline-block }
button:hover, .button:hover { filter: brightness(1.08) } :focus-visible { outline: 2px solid var(--teal); outline-offset: 2px }
input, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; width: 100% }
`)
