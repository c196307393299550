import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import type { DemoPerson } from '#cdk/local/seed/cast.ts'
import { codeOf } from '#cdk/local/seed/signInAs.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { sees, seesNoMore } from './seeing.ts'
import { newAgency, newcomer, newInsured } from './steps/newcomer.ts'
import {
  giveCode,
  givePassword,
  isHome,
  newestCode,
  openProfile,
  sentCode,
  setUpAuthenticator,
  signOut,
} from './steps/security.ts'
import { type Visitor, visit } from './visitor.ts'

const region = 'us'
const { chapter, meet } = story('factors', region)
let agencyId = ''
let visitor: Visitor
let person: DemoPerson
let secret = ''
let recoveryCodes: readonly string[] = []

const inUse = (factor: string) =>
  visitor.page.getByText(factor, { exact: true }).locator('..').getByText('In use', { exact: true })

chapter('an authenticator app is set up by QR code and two codes in a row, and comes with recovery codes', async () => {
  agencyId = await newAgency(region, 'Foxglove Insurance')
  person = await newcomer(region, { email: 'app@foxglove.example', role: 'Agency Admin', organizationId: agencyId })
  visitor = meet(await visit(region))
  await givePassword(visitor, person)
  await isHome(visitor, person)
  await openProfile(visitor, person, 'mfa')
  await visitor.shot('security')
  const made = await setUpAuthenticator(visitor)
  secret = made.secret
  recoveryCodes = made.recoveryCodes
  expect(recoveryCodes).toHaveLength(10)
  await sees(visitor.page.getByText('Your authenticator app is on.'))
  await sees(inUse('Authenticator app'))
  await sees(visitor.page.getByText('10 codes left'))
  await waitForMail(platform().port, person.email, /(Two-step sign-in was set up)/)
})

chapter('it is asked for at the next login, which waits for all six digits', async () => {
  await signOut(visitor)
  await givePassword(visitor, person)
  const login = visitor.page.getByRole('button', { name: 'Login', exact: true })
  await sees(visitor.page.getByLabel('MFA Code'))
  await visitor.page.getByLabel('MFA Code').fill('12345')
  expect(await login.isDisabled()).toBe(true)
  await giveCode(visitor, '000000')
  await sees(visitor.page.getByText('That code is not right. Enter the newest code of your authenticator app.'))
  // The next one already counts, as clocks differ; those of before are used up.
  await giveCode(visitor, codeOf(secret, -1))
  await isHome(visitor, person)
})

chapter('who loses the phone gets in with a recovery code, once, and is told by e-mail', async () => {
  const [code = ''] = recoveryCodes
  const recover = async () => {
    await givePassword(visitor, person)
    await visitor.page.getByRole('button', { name: 'Use a recovery code' }).click()
    await visitor.page.getByLabel('Recovery code').fill(code)
    await visitor.page.getByRole('button', { name: 'Login', exact: true }).click()
  }
  await signOut(visitor)
  await recover()
  await isHome(visitor, person)
  await waitForMail(platform().port, person.email, /(9 of them are left)/)
  await signOut(visitor)
  await recover()
  await sees(visitor.page.getByText('That recovery code is not right, or was used before. Enter another one.'))
  await visitor.shot('recovery-login')
  await visitor.page.getByLabel('Recovery code').fill(recoveryCodes[1] ?? '')
  await visitor.page.getByRole('button', { name: 'Login', exact: true }).click()
  await isHome(visitor, person)
})

chapter('then the app is removed, and another one set up, which takes the password', async () => {
  const { page } = visitor
  await openProfile(visitor, person, 'mfa')
  await sees(page.getByText(/You signed in with a recovery code/))
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog', { name: 'Remove Authenticator app' }).getByRole('button', { name: 'Remove' }).click()
  await sees(page.getByText('Multi-factor authentication is off.'))
  await page.getByRole('button', { name: 'Set up Authenticator app' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await proof.getByLabel('Password', { exact: true }).fill(person.password)
  await visitor.shot('step-up')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await seesNoMore(proof)
  const dialog = page.getByRole('dialog', { name: 'Set up authenticator app' })
  await sees(dialog.getByRole('img', { name: 'QR code for your authenticator app' }))
  await dialog.getByLabel('First code').fill('111111')
  await dialog.getByLabel('Next code').fill('222222')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await sees(dialog.getByText('Failure to verify Authenticator. Please try again!'))
})

chapter('codes by SMS are set up with the code that comes, and asked for at the next login', async () => {
  const phone = '+15125550181'
  person = await newcomer(region, {
    email: 'sms@foxglove.example',
    role: 'Agency Admin',
    organizationId: agencyId,
    phone,
  })
  visitor = meet(await visit(region))
  const { page } = visitor
  await givePassword(visitor, person)
  await isHome(visitor, person)
  await openProfile(visitor, person, 'mfa')
  await page.getByRole('button', { name: 'Set up SMS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up codes by SMS' })
  await sees(dialog.getByText('A code was sent to your phone.'))
  const first = await sentCode(phone)
  await dialog.getByLabel('Code', { exact: true }).fill(first === '123456' ? '654321' : '123456')
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await sees(dialog.getByText('Failure to verify SMS. Please try again!'))
  await dialog.getByLabel('Code', { exact: true }).fill(first)
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await sees(page.getByText('Codes by SMS are on.'))
  await sees(inUse('SMS'))
  await signOut(visitor)
  await givePassword(visitor, person)
  await sees(page.getByLabel('MFA Code'))
  expect(await page.getByRole('button', { name: 'Use a recovery code' }).count()).toBe(0)
  await giveCode(visitor, await newestCode(phone, first))
  await isHome(visitor, person)
})

chapter('without a phone there are no codes by SMS, and the dialog says so', async () => {
  person = await newcomer(region, { email: 'mail@foxglove.example', role: 'Agency Admin', organizationId: agencyId })
  visitor = meet(await visit(region))
  const { page } = visitor
  await givePassword(visitor, person)
  await isHome(visitor, person)
  await openProfile(visitor, person, 'mfa')
  await page.getByRole('button', { name: 'Set up SMS' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up codes by SMS' })
  await sees(dialog.getByText('Add your phone to your profile to get codes by SMS.'))
  await dialog.getByRole('button', { name: 'Cancel' }).click()
})

chapter('codes by e-mail are set up; lost, they are reset by password and mailbox', async () => {
  const { page } = visitor
  await page.getByRole('button', { name: 'Set up Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up codes by email' })
  await sees(dialog.getByText('A code was sent to your email.'))
  await dialog.getByLabel('Code', { exact: true }).fill(await sentCode(person.email))
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await sees(inUse('Email'))
  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  const reset = page.getByRole('dialog', { name: 'Reset MFA' })
  await reset.getByLabel('Password', { exact: true }).fill('not my password')
  await reset.getByRole('button', { name: 'Send link' }).click()
  await sees(reset.getByText('Invalid login credentials. Please reset your password first, if necessary.'))
  await reset.getByLabel('Password', { exact: true }).fill(person.password)
  await reset.getByRole('button', { name: 'Send link' }).click()
  await sees(
    page
      .getByText(`A link to reset your MFA settings was sent to ${person.email}.`)
      .or(page.getByText(/A link to reset your MFA settings was sent/)),
  )
  await signOut(visitor)
  await page.goto(await waitForMail(platform().port, person.email, /(http\S*\/confirmMfaReset#[\w-]+)/))
  await sees(page.getByText('Multi Factor Authentication has been reset. You can now login without MFA settings.'))
  await givePassword(visitor, person)
  await isHome(visitor, person)
})

chapter('where the account requires a factor, a dialog leads to setting it up and to nothing else', async () => {
  const organizationId = await newAgency(region, 'Ironwood Insurance', { enforceMfa: true })
  person = await newcomer(region, { email: 'guard@ironwood.example', role: 'Agency Admin', organizationId })
  visitor = meet(await visit(region))
  const { page } = visitor
  await givePassword(visitor, person)
  const gate = page.getByRole('dialog', { name: 'Multi-Factor Authentication Not Enabled' })
  await sees(gate)
  await visitor.shot('mfa-gate')
  await page.keyboard.press('Escape')
  await sees(gate)
  await gate.getByRole('button', { name: 'Set Up MFA' }).click()
  await page.waitForURL('**/agency/profile?tab=mfa')
  await seesNoMore(gate)
  await sees(page.getByRole('heading', { level: 1, name: 'Set up multi-factor authentication' }))
  await page.keyboard.press('Control+k')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await visitor.shot('mfa-due')
  await setUpAuthenticator(visitor)
  await sees(inUse('Authenticator app'))
  await page.getByRole('button', { name: 'Continue' }).click()
  await sees(page.getByRole('tab', { name: 'Security', selected: true }))
  expect(await page.getByRole('button', { name: 'Remove', exact: true }).count()).toBe(0)
  await page.goto('/agency/dashboard')
  await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
  expect(await gate.count()).toBe(0)
})

chapter('an insured who has set up a factor is led to her dashboard', async () => {
  person = await newInsured(region, 'Lakeshore Brewing')
  visitor = meet(await visit(region))
  const { page } = visitor
  await givePassword(visitor, person)
  await isHome(visitor, person)
  await openProfile(visitor, person, 'mfa')
  await page.getByRole('button', { name: 'Set up Email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Set up codes by email' })
  await sees(dialog.getByText('A code was sent to your email.'))
  await dialog.getByLabel('Code', { exact: true }).fill(await sentCode(person.email))
  const enabled = Date.now()
  await dialog.getByRole('button', { name: 'Verify' }).click()
  await sees(inUse('Email'))
  await page.waitForURL('**/customer/dashboard')
  expect(Date.now() - enabled).toBeGreaterThan(1000)
})
