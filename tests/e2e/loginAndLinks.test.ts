import type { Page, Route } from 'playwright-core'
import { expect } from 'vitest'
import { people } from '#cdk/local/seed/cast.ts'
import { startPasskeySignIn } from '#shared/contracts/auth/passkeys.ts'
import { oldBrowserScript } from '#web/oldBrowsers/plugin.ts'
import { story } from './chapters.ts'
import { sees, seesNoMore } from './seeing.ts'
import { givePassword } from './steps/security.ts'
import { addressOf, type Visitor, visit } from './visitor.ts'

const region = 'us'
const { producer } = people(region)
const { chapter, meet } = story('login-and-links', region)
let visitor: Visitor
let page: Page

/** Has an operation answered as a server would that is not in that state here. */
const answers = async (path: string, status: number, body: object, delay = 0): Promise<void> => {
  await page.route(`**/api/auth/v1/${path}`, async (route) => {
    await new Promise((done) => setTimeout(done, delay))
    await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(body) })
  })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

chapter('editing the e-mail asks for it again and forgets the password', async () => {
  visitor = meet(await visit(region))
  page = visitor.page
  await page.goto('/login')
  await page.getByLabel('Email').fill(producer.email)
  await button('Continue').click()
  const password = page.getByLabel('Password', { exact: true })
  await password.fill('half a password')
  await button('Edit email').click()
  await seesNoMore(password)
  expect(await page.getByLabel('Email').inputValue()).toBe(producer.email)
  await button('Continue').click()
  await sees(password)
  expect(await password.inputValue()).toBe('')
})

chapter('a password that has expired leads to a new one, with the e-mail kept', async () => {
  await answers('login', 418, { code: 'auth.passwordExpired', detail: 'Your password has expired.' })
  await page.getByLabel('Password', { exact: true }).fill(producer.password)
  await button('Login').click()
  await page.waitForURL('**/password-expired')
  expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(producer.email)
  await page.unrouteAll()
})

chapter('a sign-up waits for the agreement, says what is missing, and sends nothing twice', async () => {
  await page.goto('/signup-validation/new')
  const create = button('Create Account')
  await sees(create)
  expect(await create.isDisabled()).toBe(true)
  await page.getByLabel('Invitation Code').focus()
  await page.getByLabel(/^I agree/).click()
  expect(await page.getByLabel(/^I agree/).isChecked()).toBe(true)
  await create.click()
  for (const field of [
    'Invitation code',
    'Organization name',
    'First name',
    'Last name',
    'Password',
    'Producer number',
  ])
    await sees(page.getByText(`${field} is required`))
  await page.getByLabel('Invitation Code').fill('ABCDE23456')
  await page.getByLabel('Organization Name').fill('Foxglove')
  await page.getByLabel('First Name').fill('Ada')
  await page.getByLabel('Last Name').fill('Archer')
  await page.getByLabel('Create Password').fill('seven brass kettles')
  await page.getByLabel('NPN #').fill('12-34x5')
  expect(await page.getByLabel('NPN #').inputValue()).toBe('12345')
  await answers('signup*', 412, { detail: 'The invitation code is not right.' }, 1500)
  await create.click()
  expect(await create.isDisabled()).toBe(true)
  await sees(page.getByRole('alert').getByText('The invitation code is not right.'))
  await page.unrouteAll()
})

chapter('who joins types the password twice, against rules that are checked as one types', async () => {
  const guest = { email: 'grace@join.example', firstName: 'Grace', lastName: 'Hill' }
  await answers('validationTokens', 200, { ...guest, tokenType: 'EXISTING_ACCOUNT', accountType: 'AGENCY' })
  await page.goto('/signup-validation/abc')
  const password = page.getByLabel('Create Password')
  await password.pressSequentially('short', { delay: 20 })
  const rule = page.getByRole('listitem').filter({ hasText: 'Must be minimum 8 characters' })
  await sees(rule.getByText('(not met)'))
  await password.pressSequentially(' brass kettles', { delay: 20 })
  await sees(rule.getByText('(met)'))
  await page.getByLabel('Confirm Password').fill('seven brass kettles')
  await button('Join').click()
  await sees(page.getByText('Passwords do not match'))
  await page.unrouteAll()
})

chapter('a new password is saved once both fields are the same and every rule is met', async () => {
  await answers('checkPasswordReset', 200, { valid: true })
  await page.goto('/confirmPasswordReset/abc')
  const [password, again, save] = [
    page.getByLabel('New Password'),
    page.getByLabel('Confirm Password'),
    button('Save password'),
  ]
  await password.fill('seven brass kettles')
  await again.fill('eight brass kettles')
  await again.blur()
  await sees(page.getByText('Passwords do not match'))
  expect(await save.isDisabled()).toBe(true)
  await again.fill('seven brass kettles')
  await expect.poll(() => save.isEnabled()).toBe(true)
  for (const field of [password, again]) await field.fill('short')
  await expect.poll(() => save.isDisabled()).toBe(true)
  await page.unrouteAll()
})

chapter('a first password says that both must match', async () => {
  await answers('checkUserInvited', 200, { valid: true, email: 'ines@invite.example' })
  await page.goto('/user-invited/abc')
  const [password, again] = [page.getByLabel('New Password'), page.getByLabel('Confirm Password')]
  await password.focus()
  await again.focus()
  await again.blur()
  await expect.poll(() => page.getByText('Password is required').count()).toBe(2)
  await password.fill('seven brass kettles')
  await again.fill('eight brass kettles')
  await again.blur()
  await sees(page.getByText('Passwords must match'))
  await page.unrouteAll()
})

chapter('the loading page goes on after 0.8 seconds, and says when the token is none', async () => {
  const started = Date.now()
  await page.goto('/loading')
  await page.waitForURL('**/login')
  expect(Date.now() - started).toBeGreaterThanOrEqual(800)
  await page.goto('/loading/forged')
  await sees(page.getByText('An error occurred while generating the token. Please try again.'))
})

chapter('a code page whose session is over leads to the login', async () => {
  await answers('workflows/*', 200, { flow: 'E_PAY', flowUserEmail: 'i•••@flow.example' })
  await answers('access', 401, { code: 'session.required', detail: 'Sign in to continue.' })
  await page.goto('/validate/wfl_01JH0000000000000000000W09')
  await page.getByLabel('Access code').fill('123456')
  await button('Continue').click()
  await page.waitForURL('**/login')
  await page.unrouteAll()
})

chapter('an old browser is asked for the latest Chrome, with an address to copy', async () => {
  await page.goto('/login?username=ada%40harborpine.example')
  await sees(page.getByLabel('Email'))
  // Browsers of today leave the script alone: it is run here as an old one would.
  expect(await page.locator('script[nomodule]').getAttribute('src')).toBe('/unsupported.js')
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Runtime.evaluate', { expression: oldBrowserScript() })
  await sees(page.getByText('Please use the latest Chrome.'))
  expect(await page.locator('code').textContent()).toBe(`${addressOf(region)}/login?username=ada%40harborpine.example`)
  await page.getByRole('button').click()
  await sees(page.getByText('Copied to Clipboard!'))
  await sees(page.getByRole('link', { name: 'support.us@palisade.example' }))
})

chapter('what is typed and pressed before the app is there is not lost', async () => {
  const early = meet(await visit(region))
  const { page } = early
  const late = async (route: Route) => {
    await new Promise((done) => setTimeout(done, 1000))
    await route.continue()
  }
  await page.route('**/assets/first-screen-*.js', late)
  await page.goto('/login')
  await page.locator('#first-email:focus').waitFor()
  await page.keyboard.type('dana@bluebonnet.example', { delay: 60 })
  await sees(page.getByRole('button', { name: 'Continue', disabled: false }))
  expect(await page.getByLabel('Email').inputValue()).toBe('dana@bluebonnet.example')
  await page.reload()
  await page.locator('#first-email:focus').waitFor()
  await page.keyboard.type('dana@bluebonnet.example')
  await page.keyboard.press('Enter')
  await sees(page.getByLabel('Password', { exact: true }))
  const asked = page.waitForRequest((request) => request.url().endsWith(startPasskeySignIn.path))
  await page.goto('/login')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await asked
})

chapter('the login says that the server cannot be reached, with the app and without', async () => {
  const lost = meet(await visit(region))
  const { page } = lost
  await page.route('**/assets/first-screen-*.js', (route) => route.abort())
  await page.goto('/login')
  await page.getByLabel('Email').fill(producer.email)
  await sees(page.getByRole('alert').getByText(/^The server cannot be reached/))
  await lost.shot('login-without-app')
  await page.unrouteAll()
  // The form that follows is fetched while one types.
  const following = page.waitForResponse('**/assets/PasswordForm-*.js')
  await page.getByRole('link', { name: 'Refresh Page' }).click()
  await page.getByLabel('Email').fill(producer.email)
  await (await following).finished()
  await page.waitForLoadState('networkidle')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Continue' }).click()
  await sees(page.getByRole('alert').getByText(/^An error occurred while checking/))
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Continue' }).click()
  await sees(page.getByLabel('Password', { exact: true }))
})

chapter('the cookie question comes a second and a half after the page', async () => {
  const newcomer = meet(await visit(region))
  const started = Date.now()
  await newcomer.page.goto('/login')
  const question = newcomer.page.getByRole('region', { name: 'Cookies' })
  await sees(newcomer.page.getByLabel('Email'))
  if (Date.now() - started < 1400) expect(await question.isVisible()).toBe(false)
  await sees(question)
  expect(Date.now() - started).toBeGreaterThanOrEqual(1500)
  await newcomer.page.reload()
  await sees(question)
})

chapter('maintenance reloads itself after 30 seconds', async () => {
  const patient = meet(await visit(region))
  await patient.page.addInitScript(() => localStorage.setItem('palisade.flags', '{"maintenanceMode":true}'))
  await patient.page.clock.install()
  await patient.page.goto('/login')
  await sees(patient.page.getByText(/^Apologies for the interruption/))
  await patient.shot('maintenance')
  const reloaded = patient.page.waitForEvent('load')
  await patient.page.clock.fastForward(31_000)
  await reloaded
  await sees(patient.page.getByText(/^Apologies for the interruption/))
})

chapter('servers in trouble are told over the page, and so is a user who cannot be loaded', async () => {
  await givePassword(visitor, producer)
  await page.waitForURL('**/agency/dashboard')
  await answers('me', 500, { detail: 'stack trace' })
  await page.reload()
  await sees(page.getByText('Oops!! Something is Wrong with our Server. Please Try Again after Few Minutes!'))
  await sees(page.getByText(/^An error occurred and we couldn't recover, try logging out and back in\./))
  await page.unrouteAll()
  expect(visitor.troubles().filter((each) => !each.includes('/api/auth/v1/me answered 500'))).toEqual([])
})

chapter('a part of the app that does not load is had by loading the page again, without being asked', async () => {
  await page.goto('/agency/dashboard')
  await sees(page.getByRole('link', { name: 'Accounts', exact: true }))
  // Nothing comes until the page is loaded again: what cannot be had ahead of its need is asked for once more.
  let isGone = true
  page.once('request', function loadsAgain(request) {
    if (request.isNavigationRequest()) isGone = false
    else page.once('request', loadsAgain)
  })
  await page.route('**/assets/*.js', (route) => (isGone ? route.abort() : route.continue()))
  const again = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Accounts', exact: true }).click()
  await again
  await sees(page.getByRole('heading', { name: 'Accounts', level: 1 }))
  await page.unrouteAll()
})
