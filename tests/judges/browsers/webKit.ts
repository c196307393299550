import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Driver } from './driver.ts'
import { freePort } from './freePort.ts'

/** Where Debian has the small browser that comes with WebKitGTK. */
export const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** What MiniBrowser puts around a page. */
const toolbar = 38

/** Remembers from now on what goes wrong in the page; answers what has since it was asked last. */
const listen = (): readonly string[] => {
  const page = globalThis as unknown as { palisadeHeard?: string[]; palisadeSeen?: number }
  if (page.palisadeHeard === undefined) {
    const heard: string[] = []
    page.palisadeHeard = heard
    const say = console.error
    console.error = (...said: unknown[]) => {
      heard.push(`Console: ${said.join(' ')}`)
      say.apply(console, said)
    }
    addEventListener('error', ({ message }) => heard.push(`Error: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => heard.push(`Rejected: ${reason}`))
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      heard.push(`Content Security Policy: ${violatedDirective} stopped ${blockedURI}`),
    )
  }
  const answers = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const refused = (answers as PerformanceResourceTiming[])
    .slice(page.palisadeSeen ?? 0)
    .filter(({ responseStatus }) => responseStatus >= 400)
    .map(({ name, responseStatus }) => `${name}: ${responseStatus}`)
  page.palisadeSeen = answers.length
  return [...page.palisadeHeard.splice(0), ...refused]
}

const stopped = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill()
  await ended
}

/** A screen that nobody sees; answers its number. */
const startDisplay = async (size: { width: number; height: number }) => {
  const area = `${size.width + 100}x${size.height + 200}x24`
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', area, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [number] = await once(display.stdout, 'data')
  return { number: String(number).trim(), stop: () => stopped(display) }
}

/** WebKitGTK by WebDriver, in a window on a screen of its own. */
export const startWebKit = async (size: { width: number; height: number }, locale: string): Promise<Driver> => {
  const display = await startDisplay(size)
  const port = await freePort()
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${display.number}`,
      LANG: `${locale.replace('-', '_')}.UTF-8`,
      // The sandbox asks for rights that a container does not give; nothing but the platform is looked at.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value } = (await answer.json()) as { readonly value: Result }
    if (!answer.ok) throw new Error(JSON.stringify(value))
    return value
  }
  for (let tries = 0; tries < 200; tries += 1) {
    const listens = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (listens) break
    await sleep(50)
  }
  const { sessionId } = await call<{ readonly sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', '--private'] } },
    },
  })
  const session = `/session/${sessionId}`
  await call('POST', `${session}/window/rect`, { ...size, height: size.height + toolbar })

  const heard: string[] = []
  const evaluate = <Result>(script: string, ...args: readonly unknown[]): Promise<Result> =>
    call('POST', `${session}/execute/sync`, { script, args })

  return {
    open: async (url) => {
      heard.push(...(await evaluate<readonly string[]>(`return (${listen})()`)))
      await call('POST', `${session}/url`, { url })
    },
    run: async (run, argument) => {
      const [said, result] = await evaluate<readonly [readonly string[], string]>(
        `return [(${listen})(), JSON.stringify((${run})(JSON.parse(arguments[0])) ?? null)]`,
        JSON.stringify(argument),
      )
      heard.push(...said)
      return JSON.parse(result)
    },
    perform: async (actions) => {
      await call('POST', `${session}/actions`, { actions })
    },
    picture: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
    heard: () => heard.splice(0),
    close: async () => {
      await call('DELETE', session)
      await stopped(driver)
      await display.stop()
    },
  }
}
