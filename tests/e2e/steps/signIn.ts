import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { codeOf } from '#cdk/local/seed/signInAs.ts'
import { login } from '#shared/contracts/auth/signIn.ts'
import type { Person } from '../port.ts'
import { sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** Signs in on the page that is open: e-mail, password and, for who has one, the code of the authenticator app. */
export const signIn = async (visitor: Person, { email, password, authenticator }: DemoPerson): Promise<void> => {
  const { page } = visitor
  await page.getByLabel('Email').fill(email)
  const next = page.getByRole('button', { name: 'Continue' })
  if (await next.isVisible()) await next.click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  if (authenticator === undefined) return
  const code = page.getByLabel('MFA Code')
  await sees(code)
  await visitor.shot('01-authenticator-code')
  await code.fill(codeOf(authenticator))
  await page.getByRole('button', { name: 'Login' }).click()
}

/**
 * Opens a page as somebody who has signed in and has said what they want of cookies: for stories that begin there. How one
 * signs in is told by the stories of signing in.
 */
export const arrive = async (
  { page }: Pick<Visitor, 'page'>,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
  path = '/',
): Promise<void> => {
  await page.goto('/favicon.svg')
  await page.evaluate(
    async ([to, username, secret]) => {
      const answer = await fetch(to, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ username, password: secret }),
      })
      if (!answer.ok) throw new Error(await answer.text())
      const { accessToken, refreshToken } = await answer.json()
      sessionStorage.setItem('palisade.session', JSON.stringify({ accessToken, refreshToken }))
      const said = { answer: 'declined', at: new Date().toISOString() }
      localStorage.setItem('palisade.consent', localStorage.getItem('palisade.consent') ?? JSON.stringify(said))
    },
    [login.path, email, password] as const,
  )
  await page.goto(path)
}
