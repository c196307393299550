import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import { waitForMail } from '#cdk/local/journey/mailbox.ts'
import { people } from '#cdk/local/seed/cast.ts'
import { linkPages } from '#shared/contracts/auth/linkPages.ts'
import { type RegionCode, regionCodes } from '#shared/regions/code.ts'
import { barriers, fits } from './barriers.ts'
import { story } from './chapters.ts'
import { platform } from './platform.ts'
import { answerCookies, reads, sees, seesNoMore } from './seeing.ts'
import { arrive } from './steps/signIn.ts'
import { type Visitor, visit } from './visitor.ts'

const { chapter, meet } = story('public-pages', 'us')

/** What a page is called in pictures, its address, and words by which it is there. */
const pages = [
  ['login', '/login?username=dana%40bluebonnet.example', 'Continue'],
  ['login-existing', '/login-existing', 'You already have an account'],
  ['logout', '/logout', "You've been successfully logged out."],
  [
    'signup-submitted',
    '/signup-submitted',
    'Thank you for signing up! Please check your email and confirm your account.',
  ],
  ['forgot-password', '/forgot-password', 'Send link'],
  ['password-expired', '/password-expired', 'Your password has expired'],
  ['serverdown', '/serverdown', 'Our servers seem to be having trouble. Please try again later.'],
  ['application-signed', '/application-signed', 'Thank you for signing the Application!'],
  ['loading-failed', '/loading/none', 'An error occurred while generating the token. Please try again.'],
  ['code-refused', '/validate/none', 'Not able to authenticate the user.'],
  ['signup', '/signup-validation/new', 'Welcome to the product, please complete your Sign-Up'],
  ['link-expired', '/signup-validation/none', 'Link Expired/Not Found!'],
  ['resend-validation', '/resend-validation', 'Resend Validation Email'],
  ['confirm-user-expired', '/confirmUser/none', 'Link Expired/Not Found!'],
  ['reset-link-expired', '/confirmPasswordReset/none', "The reset link you're using has expired"],
  ['invitation-expired', '/user-invited/none', 'Link Expired/Not Found!'],
  ['terms', '/terms', 'Quotes and cover'],
  ['privacy', '/privacy', 'Your rights'],
  ['not-found', '/nowhere', 'Page not found'],
] as const

/** Opens every page; each is there, fits the screen, keeps nobody out and is kept as a picture. */
const walk = async (visitor: Visitor, scheme: 'dark' | 'light'): Promise<void> => {
  const { page } = visitor
  await page.emulateMedia({ colorScheme: scheme })
  for (const [name, address, words] of pages) {
    await page.goto(address)
    await sees(page.getByText(words).first())
    await fits(visitor)
    expect(await barriers(visitor), name).toEqual([])
    await visitor.shot(scheme === 'light' ? `public-${name}` : `public-${name}-dark`)
  }
}

/** Publishes as operations staff do, and takes it back at the end. */
const publishing = async (region: RegionCode, content: object, meanwhile: () => Promise<void>): Promise<void> => {
  const file = join(platform().dataDir, 'operations', region, 'environment.json')
  writeFileSync(file, JSON.stringify(content))
  try {
    await meanwhile()
  } finally {
    rmSync(file)
  }
}

/** Loads the page anew until it says so: what is published is looked up every quarter of a minute. */
const readsAfterReload = (page: Visitor['page'], words: string): Promise<boolean> =>
  reads(
    async () => {
      await page.reload()
      return sees(page.getByText(words), 3000).then(
        () => true,
        () => false,
      )
    },
    (there) => there,
    words,
    40_000,
  )

for (const size of ['laptop', 'phone'] as const)
  for (const scheme of ['light', 'dark'] as const)
    chapter(`the public pages are finished on a ${size}, ${scheme}`, async () => {
      const visitor = meet(await visit('us', size))
      await visitor.page.goto('/login')
      await answerCookies(visitor.page)
      await walk(visitor, scheme)
    })

chapter('they fit the smallest phone, in every region', async () => {
  for (const region of regionCodes) {
    const visitor = meet(await visit(region, 'phone'))
    await visitor.page.setViewportSize({ width: 360, height: 740 })
    for (const address of ['/login', '/signup-validation/new', '/terms', '/privacy', '/serverdown']) {
      await visitor.page.goto(address)
      await sees(visitor.page.getByRole('heading', { level: 1 }))
      await fits(visitor)
    }
    await visitor.page.goto('/privacy')
    await visitor.shot('public-privacy-small')
  }
})

chapter('a password is held against the rules as it is typed', async () => {
  const visitor = meet(await visit('us', 'phone'))
  const { page } = visitor
  const { email } = people('us').producer
  await page.goto('/forgot-password')
  await answerCookies(page)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await sees(page.getByText('Check your email'))
  await visitor.shot('public-forgot-password-sent')
  const token = await waitForMail(platform().port, email, new RegExp(`${linkPages.passwordReset}/([\\w.-]+)`))
  await page.goto(`${linkPages.passwordReset}/${token}`)
  const password = page.getByLabel('New Password', { exact: true })
  await password.pressSequentially('short', { delay: 30 })
  await sees(page.getByText(/\(not met\)/).first())
  await visitor.shot('public-password-rules')
  expect(await page.getByRole('button', { name: 'Save password' }).isEnabled()).toBe(false)
  await password.fill('quiet lantern over mossy stone')
  await seesNoMore(page.getByText(/\(not met\)/).first())
  await page.getByLabel('Confirm Password').fill('quiet lantern over mossy stones')
  expect(await page.getByRole('button', { name: 'Save password' }).isEnabled()).toBe(false)
  await page.getByLabel('Confirm Password').fill('quiet lantern over mossy stone')
  await reads(
    () => page.getByRole('button', { name: 'Save password' }).isEnabled(),
    (enabled) => enabled,
    'saving waits for nothing any more',
  )
})

chapter('the cookie question comes after a moment and moves nothing', async () => {
  const visitor = meet(await visit('us', 'phone'))
  const { page } = visitor
  await page.goto('/login')
  const heading = page.getByRole('heading', { level: 1 })
  await sees(heading)
  const before = await heading.boundingBox()
  await sees(page.getByRole('region', { name: 'Cookies' }))
  expect(await heading.boundingBox()).toEqual(before)
  await fits(visitor)
  await visitor.shot('public-cookies')
  await answerCookies(page)
  await page.reload()
  await sees(heading)
  await page.waitForTimeout(2000)
  expect(await page.getByRole('region', { name: 'Cookies' }).isVisible()).toBe(false)
})

chapter('a browser that runs none of the app is told which one does', async () => {
  const visitor = meet(await visit('uk'))
  const { page } = visitor
  const script = (await (await page.goto('/unsupported.js'))?.text()) ?? ''
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.goto('/unsupported?username=dana%40bluebonnet.example')
  await page.evaluate(script)
  await sees(page.getByText('Please use the latest Chrome.'))
  expect(await page.locator('code').innerText()).toMatch(/\/login\?username=dana%40bluebonnet\.example$/)
  await sees(page.getByText('support.uk@palisade.example'))
  await page.getByRole('button', { name: 'Copy address' }).click()
  await sees(page.getByText('Copied to Clipboard!'))
  await visitor.shot('public-unsupported')
})

chapter('maintenance replaces the app of its region, as long as staff say so', async () => {
  const visitor = meet(await visit('uk', 'phone'))
  const { page } = visitor
  await page.goto('/login')
  await sees(page.getByLabel('Email'))
  await publishing('uk', { flags: { maintenanceModeUk: true } }, async () => {
    await readsAfterReload(page, 'Please check back within the next 30 minutes.')
    await visitor.shot('public-maintenance')
    expect(await barriers(visitor)).toEqual([])
    await page.getByRole('link', { name: 'Refresh' }).click()
    await page.waitForURL('**/loading')
    await sees(page.getByText('Please check back soon.'))
  })
  await page.goto('/login')
  await readsAfterReload(page, 'Continue')
})

chapter('an incident and maintenance to come stand over every page', async () => {
  const visitor = meet(await visit('au'))
  const { page } = visitor
  await arrive(visitor, people('au').producer)
  await sees(page.getByRole('tab', { name: 'QUOTES' }))
  await answerCookies(page)
  const day = 86_400_000
  const maintenanceBanner = {
    from: new Date(Date.now() + day).toISOString(),
    to: new Date(Date.now() + day + 3_600_000).toISOString(),
  }
  const incidentBanner = { text: 'E-mails are late this morning.', link: 'https://status.palisade.example/42' }
  await publishing('au', { incidentBanner, maintenanceBanner }, async () => {
    await readsAfterReload(page, 'E-mails are late this morning.')
    await sees(page.getByText(/Scheduled maintenance from/))
    await visitor.shot('banners')
    expect(await barriers(visitor)).toEqual([])
    await page.getByRole('alert', { name: 'Incident' }).getByRole('button', { name: 'Hide this message' }).click()
    await page.reload()
    await sees(page.getByText(/Scheduled maintenance from/))
    expect(await page.getByText('E-mails are late this morning.').isVisible()).toBe(false)
  })
})
