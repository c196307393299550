import type { Page } from 'playwright-core'

/** Gives the tab an access token that expires in so many seconds, as if that much of its time had passed. */
export const age = (page: Page, seconds: number): Promise<void> =>
  page.evaluate((left) => {
    const session = JSON.parse(sessionStorage.getItem('palisade.session') ?? '{}')
    const [head, body, signature] = session.accessToken.split('.')
    const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')))
    const text = JSON.stringify({ ...claims, exp: Date.now() / 1000 + left })
    const aged = btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
    const accessToken = [head, aged, signature].join('.')
    sessionStorage.setItem('palisade.session', JSON.stringify({ ...session, accessToken }))
  }, seconds)

/** Takes all that the browser keeps of whoever was here; the next page is opened by nobody. */
export const forgetEverybody = async (page: Page): Promise<void> => {
  await page.context().clearCookies()
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  // A link to the page that is open already would load nothing anew.
  await page.goto('about:blank')
}
