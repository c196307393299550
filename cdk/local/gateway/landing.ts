import type { RegionCode } from '#shared/regions/code.ts'
import { html } from '../http/html.ts'
import { baseStyle } from '../http/style.ts'

/** Someone of the demo book who can sign in. */
export interface SignIn {
  readonly region: RegionCode
  readonly email: string
  readonly password: string
  /** `Underwriter at Palisade` */
  readonly who: string
}

const style = html`
main { max-width: 860px; margin: 0 auto; padding: 48px 16px 64px; display: grid; gap: 24px } p { color: var(--soft); margin: 4px 0 0 }
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr)) }
li a { display: block; background: var(--card); border: 1px solid var(--line); border-radius: 12px; padding: 16px; text-decoration: none; color: inherit } li a:hover { border-color: var(--teal) } li b { color: var(--teal); display: block }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px } table { border-collapse: collapse; width: 100% } th, td { text-align: left; padding: 8px 16px; border-bottom: 1px solid var(--line); white-space: nowrap } tr:last-child td { border: 0 } th { font-size: 0.85rem; color: var(--soft); font-weight: 500 }
`

const names: Readonly<Record<RegionCode, string>> = { us: 'United States', uk: 'United Kingdom', au: 'Australia' }

/** The page at bare `localhost`: where everything is and who can sign in. */
export const landingPage = (regions: readonly RegionCode[], port: number, signIns: readonly SignIn[]) => {
  const at = (host: string) => `http://${host}.localhost:${port}/`
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Palisade on this machine</title><style>${baseStyle}${style}</style></head>
<body><main><div><h1>Palisade on this machine</h1><p>Three regions, one mailbox, a sandbox payment processor. Nothing leaves this computer.</p></div>
<ul>${regions.map((code) => html`<li><a href="${at(code)}"><b>${names[code]}</b>${code}.localhost:${port}</a></li>`)}
<li><a href="${at('mailbox')}"><b>Mailbox</b>mailbox.localhost:${port}</a></li>
<li><a href="${at('errors')}"><b>Error reports</b>errors.localhost:${port}</a></li>
<li><a href="${at('hooks')}"><b>Receivers</b>hooks.localhost:${port}</a></li></ul>
${
  signIns.length > 0 &&
  html`<h2>Who can sign in</h2><div class="table"><table><thead><tr><th>Who</th><th>Region</th><th>E-mail</th><th>Password</th></tr></thead>
<tbody>${signIns.map(({ who, region, email, password }) => html`<tr><td>${who}</td><td>${names[region]}</td><td><code>${email}</code></td><td><code>${password}</code></td></tr>`)}</tbody></table></div>`
}</main></body></html>`
}
