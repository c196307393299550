import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Locator, Page } from 'playwright-core'
import { personas } from '#shared/domain/identity/personas.ts'
import { accountTypeOf, type Role } from '#shared/domain/identity/roles.ts'
import { fitAuthenticator } from '#tests/support/fitAuthenticator.ts'
import { tokenWith } from '#tests/support/screen.ts'
import { readerHeader } from './office.ts'
import { idOf } from './sampled.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Somebody of a role in front of a page of the app, on which dialogs open. */
export interface Reader {
  readonly page: Page
  /** How the office knows the reader. */
  readonly name: string
  /** Goes to the same page with other words behind the question mark, without loading it again. */
  visit(search: string): Promise<void>
  /** Opens a dialog by its address, without loading the page again. */
  open(key: string, data: unknown): Promise<void>
  /** What the page's console and scripts have complained of so far; it is forgotten. */
  troubles(): readonly string[]
}

/** Signs somebody of a role in, who has what a region's flags give. */
export const signedIn = async (browser: Browser, port: number, role: Role): Promise<Reader> => {
  const accountType = accountTypeOf(role)
  const token = tokenWith({
    sub: idOf('user'),
    email: 'ada@nobody.example',
    accountType,
    role,
    accountId: idOf('agency'),
    exp: Date.now() / 1000 + 36_000,
    // Proved all along: a dialog that needs a fresh proof asks for none.
    stepUpAt: Date.now() / 1000 + 36_000,
  })
  const context = await browser.newContext({
    baseURL: `http://us.localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { [readerHeader]: role },
  })
  context.setDefaultTimeout(20_000)
  await context.addInitScript((accessToken) => {
    // The blank page that comes first keeps nothing.
    if (location.protocol === 'about:') return
    sessionStorage.setItem('palisade.session', JSON.stringify({ accessToken, refreshToken: 'ses_1' }))
    localStorage.setItem('palisade.consent', JSON.stringify({ answer: 'declined', at: new Date().toISOString() }))
  }, token)
  const page = await context.newPage()
  const heard: string[] = []
  page.on('pageerror', ({ message }) => heard.push(message))
  page.on('console', (said) => {
    if (said.type() === 'error' && !/status of 400/.test(said.text()))
      heard.push(`${said.text()} ${said.location().url}`)
  })
  const home = `${personas[accountType].basePath}/nothing-here`
  await page.goto(home)
  await page.locator('main .MuiButton-root').waitFor({ timeout: 20_000 })
  await page.evaluate(axe)
  // For passkeys.
  await fitAuthenticator(page)
  const visit = (search: string) =>
    page.evaluate((address) => {
      history.pushState({}, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    }, `${home}${search}`)
  return {
    page,
    name: role,
    visit,
    open: (key, data) => visit(`?${new URLSearchParams({ modal: key, modalData: JSON.stringify(data) })}`),
    troubles: () => heard.splice(0),
  }
}

/** What axe holds against a dialog, as far as it keeps somebody from using it, and its labels that are of no control. */
export const barriersOf = (dialog: Locator): Promise<readonly string[]> =>
  dialog.evaluate(async (element) => {
    // What is changing its colour is looked at when it has.
    const changing = element.getAnimations({ subtree: true }).filter((each) => each instanceof CSSTransition)
    await Promise.all(changing.map(({ finished }) => finished.catch(() => undefined)))
    const { run } = (globalThis as unknown as { axe: typeof import('axe-core') }).axe
    const { violations } = await run(element, { resultTypes: ['violations'] })
    // Who presses a label expects to be led to its field, and only a control of HTML can be.
    const idle = [...element.querySelectorAll('label')].filter(({ control }) => control === null)
    return violations
      .filter(({ impact }) => impact === 'critical' || impact === 'serious')
      .flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help} – ${html.slice(0, 160)}`))
      .concat(idle.map(({ outerHTML }) => `label: of no control – ${outerHTML.slice(0, 160)}`))
  })
