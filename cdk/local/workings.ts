import type { RequestListener } from 'node:http'
import type { Queues } from './emulators/events/queues.ts'
import type { Executions } from './emulators/workflows/executions.ts'
import { html } from './http/html.ts'
import { respondJson, respondPage } from './http/respond.ts'
import { baseStyle } from './http/style.ts'

const style = html`
main { max-width: 1200px; margin: 0 auto; padding: 32px 16px 64px; display: grid; gap: 16px } p { color: var(--soft); margin: 0 }
.table { overflow-x: auto; background: var(--card); border: 1px solid var(--line); border-radius: 12px } table { border-collapse: collapse; width: 100%; font-size: 0.9rem } th, td { text-align: left; padding: 8px 12px; border-bottom: 1px solid var(--line); vertical-align: top } th { color: var(--soft); font-weight: 500 } tr:last-child td { border: 0 } td.long { max-width: 420px; overflow-wrap: anywhere; font: 0.85em ui-monospace, monospace } td button { padding: 4px 10px }
`

/**
 * What happens by itself: messages waiting, dead letters (which can be put back) and workflow executions, as a page
 * (`/workings`) and as JSON (`/workings.json`).
 */
export function workingsOf(queues: Queues, executions: Executions): RequestListener {
  return (request, response) => {
    const [, id] = /^\/workings\/dead-letters\/([\w-]+)\/redrive$/.exec(request.url ?? '') ?? []
    if (id !== undefined && request.method === 'POST') {
      queues.redrive(id)
      response.writeHead(303, { location: '/workings' }).end()
      return
    }
    const state = { waiting: queues.pending(), deadLetters: queues.deadLetters(), executions: executions.list() }
    if (request.url === '/workings.json') respondJson(response, state)
    else respondPage(response, page(state))
  }
}

interface State {
  readonly waiting: number
  readonly deadLetters: ReturnType<Queues['deadLetters']>
  readonly executions: ReturnType<Executions['list']>
}

const table = (heads: readonly string[], rows: readonly unknown[], body: ReturnType<typeof html>) =>
  rows.length === 0
    ? html`<p>None.</p>`
    : html`<div class="table"><table><thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead><tbody>${body}</tbody></table></div>`

const page = ({
  waiting,
  deadLetters,
  executions,
}: State) => html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="5"><title>Workings</title><style>${baseStyle}${style}</style></head>
<body><main><h1>Workings</h1><p>${waiting} messages are waiting or under way.</p>
<h2>Dead letters</h2>${table(
  ['When', 'Queue', 'Message', 'Failure', ''],
  deadLetters,
  html`${deadLetters.map(
    (each) =>
      html`<tr><td>${each.diedAt}</td><td>${each.region} ${each.service}.${each.handler}</td><td class="long">${each.body}</td><td class="long">${each.failure}</td><td><form method="post" action="/workings/dead-letters/${each.id}/redrive"><button>Try again</button></form></td></tr>`,
  )}`,
)}
<h2>Workflows</h2>${table(
  ['Began', 'Workflow', 'Status', 'Input', 'Result'],
  executions,
  html`${executions.map(
    (each) =>
      html`<tr><td>${each.startedAt}</td><td>${each.region} ${each.machine}<br><code>${each.name}</code></td><td>${each.status}</td><td class="long">${each.input}</td><td class="long">${each.failure ?? each.output ?? ''}</td></tr>`,
  )}`,
)}</main></body></html>`
