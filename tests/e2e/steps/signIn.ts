import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { codeOf } from '#cdk/local/seed/signInAs.ts'
import { sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** Signs in on the page that is open: e-mail, password and, for who has one, the code of the authenticator app. */
export const signIn = async (visitor: Visitor, { email, password, authenticator }: DemoPerson): Promise<void> => {
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

/** Opens the login and signs in. */
export const arrive = async (visitor: Visitor, person: DemoPerson): Promise<void> => {
  await visitor.page.goto('/login')
  await signIn(visitor, person)
}
