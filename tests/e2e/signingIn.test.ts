import type { RegionClient } from '#cdk/local/journey/client.ts'
import { type DemoPerson, people } from '#cdk/local/seed/cast.ts'
import { codeOf } from '#cdk/local/seed/signInAs.ts'
import { updateMfa, verifyMfa } from '#shared/contracts/auth/mfa.ts'
import { signOutEverywhere } from '#shared/contracts/auth/sessions.ts'
import { addUserAccounts } from '#shared/contracts/auth/userAccess.ts'
import type { RegionCode } from '#shared/regions/code.ts'
import { story } from './chapters.ts'
import { everywhere } from './everywhere.ts'
import { sees } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { linkSent } from './steps/links.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { giveCode, givePassword, isHome, newestCode, sentCode } from './steps/security.ts'
import { age, forgetEverybody } from './steps/session.ts'
import { type Visitor, visit } from './visitor.ts'

/** A phone of each region, as messages to it name it. */
const phones: Readonly<Record<RegionCode, string>> = { us: '+15125550183', uk: '+442079460183', au: '+61270100183' }

for (const region of everywhere) {
  const { chapter, meet } = story('signing-in', region)
  const domain = `${region}.thornbury.example`
  const [home, elsewhere] = ['Thornbury Insurance', 'Thornbury Wholesale']
  let visitor: Visitor
  let person: DemoPerson
  /** What the person asks for beside the browser; signed in before there was a second factor. */
  let client: RegionClient

  /** Sets codes by SMS or e-mail up as their dialog does, and gives the password; answers the code that comes then. */
  const codeAfterPassword = async (mfaType: 'EMAIL' | 'SMS', to: string): Promise<string> => {
    await client.call(updateMfa, { query: { mfaType } })
    const first = await sentCode(to)
    await client.call(verifyMfa, { body: { mfaType, mfa1: first } })
    await givePassword(visitor, person)
    return newestCode(to, first)
  }

  chapter('the login asks for the code of the authenticator app', async () => {
    visitor = meet(await visit(region))
    const { producerWithAuthenticator: producer } = people(region)
    await givePassword(visitor, producer)
    // The app's next code, as another story may just have used the one of now.
    await giveCode(visitor, codeOf(producer.authenticator ?? '', -1))
    await isHome(visitor, producer)
    await forgetEverybody(visitor.page)
  })

  chapter('the login asks for the code that comes by SMS', async () => {
    const [organizationId, otherId] = [await newAgency(region, home), await newAgency(region, elsewhere)]
    const phone = phones[region]
    person = await newcomer(region, { email: `rowan@${domain}`, role: 'Agency Admin', organizationId, phone })
    const admin = await clientOf(people(region).superAdmin)
    await admin.call(addUserAccounts, { body: { email: person.email, accountRoleMap: { [otherId]: 'Agency Admin' } } })
    client = await clientOf(person)
    await giveCode(visitor, await codeAfterPassword('SMS', phone))
    await isHome(visitor, person)
    await forgetEverybody(visitor.page)
  })

  chapter('the login asks for the code that comes by e-mail, and resets the factor by a link', async () => {
    const { page } = visitor
    const code = await codeAfterPassword('EMAIL', person.email)
    await page.getByRole('button', { name: 'Reset MFA' }).click()
    await page.getByRole('button', { name: 'Email me the link' }).click()
    await sees(page.getByText('A link to reset your MFA settings was emailed to you.'))
    await giveCode(visitor, code)
    await isHome(visitor, person)
    await forgetEverybody(visitor.page)
    const link = await linkSent(person.email, 'mfaReset')
    await page.goto(link)
    await sees(page.getByText('Multi Factor Authentication has been reset. You can now login without MFA settings.'))
    // The same link again loads nothing anew.
    await page.goto('about:blank')
    await page.goto(link)
    await page.waitForURL('**/login')
    await givePassword(visitor, person)
    await isHome(visitor, person)
  })

  chapter('a forgotten password gives way to a new one by a link that works once', async () => {
    const { page } = visitor
    const password = 'slow tide under tall reeds'
    await forgetEverybody(visitor.page)
    await page.goto('/forgot-password')
    await page.getByLabel('Email').fill(person.email)
    await page.getByRole('button', { name: 'Send link' }).click()
    await sees(page.getByText('a link to choose a new password is on its way'))
    const link = await linkSent(person.email, 'passwordReset')
    await page.goto(link)
    await page.getByLabel('New Password', { exact: true }).fill(password)
    await page.getByLabel('Confirm Password').fill(password)
    await page.getByRole('button', { name: 'Save password' }).click()
    await isHome(visitor, person)
    person = { ...person, password }
    await page.goto(link)
    await sees(page.getByText(/^The reset link you're using has expired/))
  })

  chapter('a session that has expired says so, and the next login comes back to where one was', async () => {
    const { page } = visitor
    const address = '/agency/dashboard?tab=accounts'
    await page.goto(address)
    await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
    await (await clientOf(person)).call(signOutEverywhere, {})
    await age(page, -60)
    await page.reload()
    await page.waitForURL('**/login')
    await sees(page.getByText(/^Your current session has expired\./))
    await givePassword(visitor, person)
    await page.waitForURL(`**${address}`)
  })

  chapter('who works for two agencies switches to the other one in a tab of its own', async () => {
    const { page } = visitor
    await page.getByRole('button', { name: /account and settings/ }).click()
    const opening = page.context().waitForEvent('page')
    await page.getByRole('menuitem', { name: elsewhere }).click()
    const tab = await opening
    await tab.waitForURL(/\/loading\?/)
    await sees(tab.getByText(`Opening ${elsewhere}`))
    await tab.waitForURL('**/agency/dashboard')
    await tab.getByRole('button', { name: /account and settings/ }).click()
    await sees(tab.getByRole('menuitem', { name: home }))
  })
}
