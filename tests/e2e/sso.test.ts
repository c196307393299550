import { expect } from 'vitest'
import { type SsoPerson, ssoAgency } from '#cdk/local/seed/ssoCast.ts'
import { story } from './chapters.ts'
import { everywhere, once } from './everywhere.ts'
import { reads, sees } from './seeing.ts'
import { addressOf, type Visitor, visit } from './visitor.ts'

/** Types the e-mail; its domain has single sign-on, so that is what is offered. */
const giveEmail = async ({ page }: Visitor, { email }: SsoPerson): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await sees(page.getByRole('button', { name: 'Continue with SSO' }))
}

/** Leaves for the provider and sees that its page knows whom it is about. */
const leave = async ({ page }: Visitor, { email }: SsoPerson, organization: string): Promise<void> => {
  await page.getByRole('button', { name: 'Continue with SSO' }).click()
  await sees(page.getByRole('heading', { level: 1, name: organization }))
  await reads(
    () => page.getByLabel('E-mail').inputValue(),
    (value) => value === email,
    'the e-mail at the provider',
  )
}

const signInThere = async ({ page }: Visitor, { password }: SsoPerson): Promise<void> => {
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

for (const region of everywhere) {
  const { agency, member, disabled, stranger } = ssoAgency(region)
  const { chapter, meet } = story('sso', region)

  chapter('signing in at the agency’s own provider leads to where one was going, on a remembered device', async () => {
    const visitor = meet(await visit(region))
    const { page } = visitor
    const address = '/agency/dashboard?tab=accounts'
    await page.goto(address)
    await page.waitForURL('**/login')
    await giveEmail(visitor, member)
    await page.getByLabel('Remember this device').check()
    await visitor.shot('sso-form')
    await leave(visitor, member, agency.name)
    await visitor.shot('sso-provider')
    await signInThere(visitor, member)
    await page.waitForURL(`**${address}`)
    await sees(page.getByRole('heading', { level: 1, name: 'Dashboard' }))
    // The account enforces a second factor; whoever comes from the own provider has shown one there.
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(new URL(page.url()).origin).toBe(addressOf(region))
    const other = await page.context().newPage()
    await other.goto('/login')
    await other.waitForURL('**/agency/dashboard')
    await other.close()
  })

  // How it may fail is alike everywhere.
  if (region !== once) continue

  chapter('who cancels at the provider is told so, and can try again or log in otherwise', async () => {
    const visitor = meet(await visit(region))
    const { page } = visitor
    await page.goto('/login')
    await giveEmail(visitor, member)
    await leave(visitor, member, agency.name)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await sees(page.getByRole('heading', { level: 1, name: 'Sign-in cancelled' }))
    await visitor.shot('sso-cancelled')
    await page.getByRole('button', { name: 'Try again' }).click()
    await sees(page.getByRole('heading', { level: 1, name: agency.name }))
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('link', { name: 'Back to login' }).click()
    await reads(
      () => page.getByLabel('Email').inputValue(),
      (value) => value === member.email,
      'the e-mail of before',
    )
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Login with Password' }).click()
    await sees(page.getByLabel('Password', { exact: true }))
    await page.getByRole('button', { name: 'Login with SSO' }).click()
    await sees(page.getByRole('button', { name: 'Continue with SSO' }))
  })

  chapter('a provider that is out of order signs nobody in', async () => {
    const visitor = meet(await visit(region))
    const { page } = visitor
    await page.goto('/login')
    await giveEmail(visitor, member)
    await leave(visitor, member, agency.name)
    await page.getByRole('button', { name: 'Have the provider fail' }).click()
    await sees(page.getByRole('heading', { level: 1, name: 'Sign-in did not work' }))
  })

  chapter('whom only the provider knows, and who is disabled here, are told so', async () => {
    for (const [person, heading] of [
      [stranger, 'No account yet'],
      [disabled, 'Your account is disabled'],
    ] as const) {
      const visitor = meet(await visit(region, 'phone'))
      await visitor.page.goto('/login')
      await giveEmail(visitor, person)
      await leave(visitor, person, agency.name)
      await signInThere(visitor, person)
      await sees(visitor.page.getByRole('heading', { level: 1, name: heading }))
      await visitor.shot(`sso-${person === stranger ? 'stranger' : 'disabled'}`)
      expect(await visitor.page.getByRole('button', { name: 'Try again' }).count()).toBe(0)
    }
  })

  chapter('a sign-in that began in another browser opens nothing in this one', async () => {
    const [mine, theirs] = [meet(await visit(region)), meet(await visit(region))]
    await mine.page.goto('/login')
    await giveEmail(mine, member)
    await leave(mine, member, agency.name)
    const arrival = mine.page.waitForRequest((request) => new URL(request.url()).pathname === '/loading')
    await mine.page.route('**/sso/token', (route) => route.abort())
    await signInThere(mine, member)
    const address = (await arrival).url()
    await theirs.page.goto(address)
    await sees(theirs.page.getByRole('heading', { level: 1, name: 'Sign-in did not work' }))
    await sees(mine.page.getByRole('heading', { level: 1, name: 'Sign-in is not available right now' }))
  })

  chapter('when the look-up fails, the form says so and asks again', async () => {
    const visitor = meet(await visit(region))
    const { page } = visitor
    await page.route('**/sso/enabled/**', (route) => route.abort())
    await page.goto('/login')
    await page.getByLabel('Email').fill(member.email)
    await page.getByRole('button', { name: 'Continue' }).click()
    await sees(
      page.getByText('An error occurred while checking if SSO is enabled. Please enter your email to try again.'),
    )
    await page.unroute('**/sso/enabled/**')
    await giveEmail(visitor, member)
  })
}
