import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { type DemoPerson, people } from '#cdk/local/seed/cast.ts'
import { addUserAccounts } from '#shared/contracts/auth/userAccess.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { reads, sees, seesNoMore } from './seeing.ts'
import { clientOf } from './steps/client.ts'
import { newAgency, newcomer } from './steps/newcomer.ts'
import { givePassword, isHome, openProfile, signOut } from './steps/security.ts'
import { age } from './steps/session.ts'
import { addressOf, type Visitor, visit } from './visitor.ts'

const region = 'uk'
const { chapter, meet } = story('sessions', region)
let agencyId = ''
let person: DemoPerson
let here: Visitor
let there: Visitor

const arrive = async (): Promise<Visitor> => {
  const visitor = meet(await visit(region))
  await givePassword(visitor, person)
  await isHome(visitor, person)
  return visitor
}

const storedToken = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('palisade.session') ?? '{}').accessToken ?? '')

chapter('nothing that lives long is in the reach of scripts', async () => {
  agencyId = await newAgency(region, 'Hazel & Quince Brokers')
  person = await newcomer(region, { email: 'many@hazelquince.example', role: 'Agency Admin', organizationId: agencyId })
  here = await arrive()
  const { page } = here
  const kept = await page.evaluate(() => ({
    session: JSON.parse(sessionStorage.getItem('palisade.session') ?? '{}'),
    local: Object.entries(localStorage).flat().join(' '),
    cookies: document.cookie,
  }))
  expect(kept.session.refreshToken).toMatch(/^ses_\w{26}$/)
  expect(kept.local).not.toContain('ses_')
  expect(kept.cookies).not.toContain('refresh')
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.startsWith('refresh-'))
  expect(cookie).toMatchObject({
    name: `refresh-${kept.session.refreshToken}`,
    httpOnly: true,
    sameSite: 'Strict',
    path: '/api/auth/v1/token/refresh',
  })
})

chapter('all tabs of a session are renewed before it expires, by a worker that they share', async () => {
  const { page } = here
  const second = await page.context().newPage()
  const session = await page.evaluate(() => sessionStorage.getItem('palisade.session') ?? '')
  await second.goto('/privacy')
  await second.evaluate((text) => sessionStorage.setItem('palisade.session', text), session)
  // Due in two seconds, a minute before its end.
  for (const tab of [page, second]) await age(tab, 62)
  const aged = await storedToken(page)
  await Promise.all([page.reload(), second.goto('/agency/dashboard')])
  const renewed = await reads(
    () => storedToken(page),
    (token) => token !== aged && token !== '',
    'a new access token',
  )
  expect(
    await reads(
      () => storedToken(second),
      (token) => token === renewed,
      'the same in the other tab',
    ),
  ).toBe(renewed)
  await second.close()
  const devTools = await page.context().newCDPSession(page)
  const { targetInfos } = await devTools.send('Target.getTargets')
  // The browser is everybody's; this address is this story's alone.
  const workers = targetInfos.filter(({ type, url }) => type === 'shared_worker' && url.startsWith(addressOf(region)))
  expect(workers.map(({ url }) => url)).toEqual([expect.stringMatching(/\/assets\/sessionWorker-[\w-]+\.js$/)])
})

chapter('the page lists where one is signed in', async () => {
  there = await arrive()
  await openProfile(here, person, 'sessions')
  const { page } = here
  await sees(page.getByText('This session'))
  await sees(page.getByText(/Chrome on Linux/))
  expect(await page.getByText('Chrome on Linux', { exact: true }).count()).toBeGreaterThanOrEqual(2)
  await here.shot('sessions')
})

chapter('ending one signs it out there, which says why and comes back after the next login', async () => {
  const { page } = here
  await openProfile(there, person, 'mfa')
  await page
    .getByRole('button', { name: /^Sign out Chrome/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click()
  await sees(page.getByText('The session is ended.'))
  await age(there.page, -60)
  await there.page.reload()
  await there.page.waitForURL('**/login')
  await sees(
    there.page
      .getByText('Your current session has expired. Please log back into the platform to refresh your session.')
      .or(there.page.getByText(/^Your current session has expired/)),
  )
  await there.shot('session-expired')
  await givePassword(there, person)
  await there.page.waitForURL('**/agency/profile?tab=mfa')
})

chapter('all others are ended at once; this one goes on', async () => {
  await openProfile(here, person, 'sessions')
  const { page } = here
  await page.getByRole('button', { name: 'Sign out all others' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out all others' }).click()
  await sees(page.getByText('Your other sessions are ended.'))
  await seesNoMore(page.getByRole('button', { name: /^Sign out Chrome/ }))
  await age(there.page, -60)
  await there.page.reload()
  await there.page.waitForURL('**/login')
})

chapter('a remembered device is signed in again after the browser was closed', async () => {
  await there.page.goto('/login')
  await there.page.getByLabel('Email').fill(person.email)
  await there.page.getByRole('button', { name: 'Continue', exact: true }).click()
  await there.page.getByLabel('Password', { exact: true }).fill(person.password)
  await there.page.getByLabel('Remember this device').check()
  await there.page.getByRole('button', { name: 'Login', exact: true }).click()
  await there.page.waitForURL('**/agency/profile?tab=mfa')
  const fresh = await there.page.context().newPage()
  await fresh.goto('/agency/dashboard')
  await sees(fresh.getByRole('heading', { level: 1, name: 'Dashboard' }))
  expect(await fresh.evaluate(() => localStorage.getItem('palisade.remembered'))).toMatch(/^ses_\w{26}$/)
  await fresh.close()
})

chapter('signing out everywhere leaves nobody signed in', async () => {
  const { page } = here
  await openProfile(here, person, 'sessions')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await sees(page.getByText("You've been successfully logged out."))
  await age(there.page, -60)
  await there.page.reload()
  await there.page.waitForURL('**/login')
})

chapter('a deed that asks for it is done after a fresh proof, and not without', async () => {
  const annex = await newAgency(region, 'Quince Annex')
  const admin = await newcomer(region, {
    email: 'boss@palisade-story.example',
    role: 'Agency Admin',
    organizationId: agencyId,
  })
  const staff = await clientOf(people(region).superAdmin)
  await staff.call(addUserAccounts, { body: { email: admin.email, accountRoleMap: { [annex]: 'Agency Admin' } } })
  const visitor = meet(await visit(region))
  await givePassword(visitor, admin)
  await isHome(visitor, admin)
  // A session that was switched to has proved nothing itself.
  await visitor.page.getByRole('button', { name: /account and settings/ }).click()
  const opening = visitor.page.context().waitForEvent('page')
  await visitor.page.getByRole('menuitem', { name: 'Quince Annex' }).click()
  const page = await opening
  await page.waitForURL('**/agency/dashboard')
  await openProfile({ ...visitor, page }, admin, 'mfa')
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  const change = page.getByRole('dialog', { name: 'Change your email' })
  await change.getByLabel('New email').fill('boss2@palisade-story.example')
  await change.getByRole('button', { name: 'Send link' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await sees(proof)
  await proof.getByRole('button', { name: 'Cancel' }).click()
  await sees(change.getByText('Confirm that it is you to do this.'))
  await change.getByRole('button', { name: 'Send link' }).click()
  await proof.getByLabel('Password', { exact: true }).fill('not my password')
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await sees(proof.getByText('That does not prove that it is you. Check it, then try again.'))
  await proof.getByLabel('Password', { exact: true }).fill(admin.password)
  await proof.getByRole('button', { name: 'Confirm' }).click()
  await seesNoMore(proof)
  await seesNoMore(change)
  await page.goto(await waitForMail(platform().port, 'boss2@palisade-story.example', /(http\S*\/confirmEmail#[\w-]+)/))
  await sees(page.getByText('From now on you sign in with boss2@palisade-story.example.'))
  await visitor.shot('confirm-email')
  const moved = { ...admin, email: 'boss2@palisade-story.example' }
  const home = meet(await visit(region))
  await givePassword(home, moved)
  await isHome(home, moved)
  await signOut(home)
})
