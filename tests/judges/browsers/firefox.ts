import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from './driver.ts'

interface Said {
  readonly id?: number
  readonly method?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly result?: unknown
  readonly message?: string
}

const preferences = (locale: string): string =>
  Object.entries({
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'intl.accept_languages': locale,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'toolkit.telemetry.reportingpolicy.firstRun': false,
    'ui.prefersReducedMotion': 1,
  })
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')

/** What an event says that went wrong. Requests that a page going away has given up are no failures. */
const troubleIn = ({ method, params = {} }: Said): string | undefined => {
  const { level, text, request, response, errorText } = params as {
    readonly level?: string
    readonly text?: string
    readonly request?: { readonly url: string; readonly method: string }
    readonly response?: { readonly status: number }
    readonly errorText?: string
  }
  const asked = `${request?.method} ${request?.url}`
  if (method === 'log.entryAdded' && level === 'error') return `Console: ${text}`
  if (method === 'network.fetchError' && errorText !== 'NS_BINDING_ABORTED') return `${asked}: ${errorText}`
  if (method === 'network.responseCompleted' && (response?.status ?? 0) >= 400) return `${asked}: ${response?.status}`
  return undefined
}

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const startFirefox = async (size: { width: number; height: number }, locale: string): Promise<Driver> => {
  const profile = mkdtempSync(join(tmpdir(), 'palisade-firefox-'))
  writeFileSync(join(profile, 'user.js'), preferences(locale))
  const browser = spawn('firefox-esr', ['--headless', '--profile', profile, '--remote-debugging-port', '0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const address = await new Promise<string>((found, failed) => {
    let told = ''
    browser.stderr.on('data', (chunk) => {
      told += chunk
      const [, url] = /BiDi listening on (ws:\S+)/.exec(told) ?? []
      if (url !== undefined) found(url)
    })
    browser.once('exit', () => failed(new Error(`Firefox ended: ${told}`)))
  })

  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, { done(result: unknown): void; failed(error: Error): void }>()
  let heard: string[] = []
  socket.addEventListener('message', ({ data }) => {
    const said = JSON.parse(String(data)) as Said
    const trouble = troubleIn(said)
    if (trouble !== undefined) heard.push(trouble)
    const call = said.id === undefined ? undefined : waiting.get(said.id)
    if (call === undefined) return
    if (said.result === undefined) call.failed(new Error(said.message))
    else call.done(said.result)
  })
  let calls = 0
  const call = <Result>(method: string, params: object = {}): Promise<Result> =>
    new Promise((done, failed) => {
      calls += 1
      waiting.set(calls, { done: (result) => done(result as Result), failed })
      socket.send(JSON.stringify({ id: calls, method, params }))
    })

  await call('session.new', { capabilities: {} })
  await call('session.subscribe', {
    events: ['log.entryAdded', 'network.fetchError', 'network.responseCompleted'],
  })
  const { contexts } = await call<{ readonly contexts: readonly { readonly context: string }[] }>(
    'browsingContext.getTree',
  )
  const context = contexts[0]?.context
  await call('browsingContext.setViewport', { context, viewport: size })

  return {
    open: async (url) => {
      await call('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    run: async (run, argument) => {
      const { result, exceptionDetails } = await call<{
        readonly result?: { readonly value?: string }
        readonly exceptionDetails?: { readonly text: string }
      }>('script.callFunction', {
        functionDeclaration: `(argument) => JSON.stringify((${run})(JSON.parse(argument)) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(argument) }],
        target: { context },
        awaitPromise: false,
      })
      if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    perform: async (actions) => {
      await call('input.performActions', { context, actions })
    },
    picture: async () => {
      const { data } = await call<{ readonly data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    heard: () => {
      const all = heard
      heard = []
      return all
    },
    close: async () => {
      const ended = once(browser, 'exit')
      browser.kill()
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  }
}
