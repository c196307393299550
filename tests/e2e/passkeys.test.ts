import { expect } from 'vitest'
import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { fitAuthenticator } from '../support/fitAuthenticator.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { isHome, openProfile, signOut } from './steps/security.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'au'
const { chapter, meet } = story('passkeys', region)
let visitor: Visitor
let person: DemoPerson
let setVerified: (isUserVerified: boolean) => Promise<void>

chapter('a passkey is added and named in the profile', async () => {
  const organizationId = await newAgency(region, 'Waratah Insurance', { enforceMfa: true })
  person = await newcomer(region, { email: 'key@waratah.example', role: 'Agency Admin', organizationId })
  visitor = meet(await visit(region))
  setVerified = await fitAuthenticator(visitor.page)
  const { page } = visitor
  await arrive(visitor, person)
  await page.getByRole('button', { name: 'Set Up MFA' }).click()
  await sees(page.getByRole('heading', { level: 1, name: 'Set up multi-factor authentication' }))
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await visitor.shot('add-passkey')
  await dialog.getByLabel('Name').fill('Front desk')
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await sees(page.getByText('Front desk', { exact: true }))
  await visitor.shot('passkeys')
  await page.getByRole('button', { name: 'Rename Front desk' }).click()
  const rename = page.getByRole('dialog', { name: 'Rename Front desk' })
  await rename.getByLabel('Name').fill('Reception')
  await rename.getByRole('button', { name: 'Rename' }).click()
  await sees(page.getByText('Reception', { exact: true }))
})

chapter('the same device has one of its own for a person', async () => {
  const { page } = visitor
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' })
  await dialog.getByRole('button', { name: 'Create passkey' }).click()
  await sees(dialog.getByText('This device has a passkey for you already.'))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

chapter('it signs in without a name or password, and counts as a second factor', async () => {
  const { page } = visitor
  await signOut(visitor)
  await page.goto('/login')
  await visitor.shot('passkey-login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isHome(visitor, person)
  await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
  expect(await page.getByRole('dialog', { name: 'Multi-Factor Authentication Not Enabled' }).count()).toBe(0)
  await openProfile(visitor, person, 'sessions')
  await sees(page.getByText(/· passkey$/))
})

chapter('a device that does not know its user opens nothing', async () => {
  const { page } = visitor
  await signOut(visitor)
  await setVerified(false)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await sees(page.getByText('No passkey was used. Try again, or sign in another way.'))
  await setVerified(true)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await isHome(visitor, person)
})

chapter('once removed it signs in no more', async () => {
  const { page } = visitor
  await openProfile(visitor, person, 'mfa')
  await page.getByRole('button', { name: 'Remove Reception' }).click()
  await page.getByRole('dialog', { name: 'Remove Reception' }).getByRole('button', { name: 'Remove' }).click()
  await seesNoMore(page.getByText('Reception', { exact: true }))
  await signOut(visitor)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await sees(page.getByText('This passkey does not open an account here. Sign in another way.'))
})
