import { setTimeout as sleep } from 'node:timers/promises'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { codeOf } from '#cdk/local/seed/signInAs.ts'
import { personaOf } from '#shared/domain/identity/personas.ts'
import { accountTypeOf } from '#shared/domain/identity/roles.ts'
import { platform } from '../platform.ts'
import { answerCookies, reads, sees } from '../seeing.ts'
import type { Visitor } from '../visitor.ts'

/** The newest six digits that were sent to an address or a phone. */
export const sentCode = (to: string): Promise<string> => waitForMail(platform().port, to, /(?:^|[^\d-])(\d{6})(?:\D|$)/)

/** Another code than the one that was read before. */
export const newestCode = (to: string, before: string): Promise<string> =>
  reads(
    () => sentCode(to),
    (code) => code !== before,
    `another code for ${to}`,
  )

const homeOf = ({ role }: DemoPerson) => personaOf(accountTypeOf(role))

/** E-mail and password; what comes then is the story's. */
export const givePassword = async (
  { page }: Visitor,
  { email, password }: Pick<DemoPerson, 'email' | 'password'>,
): Promise<void> => {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  const next = page.getByRole('button', { name: 'Continue', exact: true })
  if (await next.isVisible()) await next.click()
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

/** Types the code that the login asks for. */
export const giveCode = async ({ page }: Visitor, code: string): Promise<void> => {
  await page.getByLabel('MFA Code').fill(code)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

export const isHome = ({ page }: Visitor, person: DemoPerson): Promise<void> =>
  page.waitForURL(`**${homeOf(person).home}`)

export const signOut = async ({ page }: Visitor): Promise<void> => {
  await page.goto('/logout')
  await sees(page.getByText("You've been successfully logged out."))
}

/** Opens a tab of the own profile. */
export const openProfile = async ({ page }: Visitor, person: DemoPerson, tab: 'mfa' | 'sessions'): Promise<void> => {
  await page.goto(`${homeOf(person).basePath}/profile?tab=${tab}`)
  await sees(page.getByRole('tab', { name: tab === 'mfa' ? 'Security' : 'Sessions', selected: true }))
  const cookies = page.getByRole('region', { name: 'Cookies' })
  if (await cookies.isVisible()) await answerCookies(page)
}

const stepMilliseconds = 30_000
/** As much of a step as typing two codes and having them looked at takes on a busy machine. */
const room = 20_000

/** Waits, if need be, for the next step of the authenticator's clock. */
const stepWithRoom = async (): Promise<void> => {
  const left = stepMilliseconds - (Date.now() % stepMilliseconds)
  if (left < room) await sleep(left)
}

/** Sets the authenticator app up; answers its secret and the recovery codes that were shown. */
export const setUpAuthenticator = async (visitor: Visitor) => {
  const { page } = visitor
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' })
  await sees(dialog.getByRole('img', { name: 'QR code for your authenticator app' }))
  const secret = ((await dialog.getByTestId('authenticator-key').textContent()) ?? '').replaceAll(' ', '')
  await visitor.shot('authenticator')
  // One of the last step and one of this: two in a row, as long as this step lasts.
  await stepWithRoom()
  await dialog.getByLabel('First code').fill(codeOf(secret, 1))
  await dialog.getByLabel('Next code').fill(codeOf(secret))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  const saved = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await sees(saved)
  await visitor.shot('recovery-codes')
  const recoveryCodes = await saved.getByRole('listitem').allInnerTexts()
  await saved.getByRole('button', { name: 'I have saved them' }).click()
  return { secret, recoveryCodes }
}
