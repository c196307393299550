import { html } from '../../http/html.ts'

/** How pages of other parties look at which one signs in. */
export const signInStyle = html`
main { max-width: 440px; margin: 0 auto; padding: 12vh 16px 64px; display: grid; gap: 20px } p, li { color: var(--soft) } ul { margin: 0; padding-left: 18px; overflow-wrap: anywhere }
section { background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 20px; display: grid; gap: 16px }
nav { display: flex; gap: 12px; flex-wrap: wrap } nav a { flex: 1; text-align: center; padding: 10px; border: 1px solid var(--teal); border-radius: 8px; text-decoration: none; color: var(--teal) }
`
